import { t } from "./text.svelte";

/** Time that goes by while somebody looks at it. */
class Clock {
  private now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 1_000);
  }

  /** Seconds left of those that there were at a time. */
  left(seconds: number, at: number, running: boolean): number {
    return running ? seconds - Math.max(0, this.now - at) / 1_000 : seconds;
  }

  /** Seconds until a time, in seconds since 1970. */
  until(time: number): number {
    return time - this.now / 1_000;
  }

  /** As days, or hours, minutes and seconds. */
  said(seconds: number): string {
    const whole = Math.abs(Math.round(seconds));
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
    if (hours >= 48) return t("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
    const two = (each: number): string => String(each).padStart(2, "0");
    const text = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
    return seconds < 0 ? `−${text}` : text;
  }
}

export const clock = new Clock();
