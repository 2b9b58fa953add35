/** Whether a tap explains a card instead of choosing it. */
export const reading = $state({ on: false });
