declare module "virtual:charges" {
  const charges: Record<string, string>;
  export default charges;
}

declare module "virtual:charges/*" {
  const charges: Record<string, string>;
  export default charges;
}
