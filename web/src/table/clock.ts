// Clocks never tick on the server: they hold what was left when the turn last changed.

import type { Clock } from "./wire";

/** Seconds a seat has left at a time of the server's clock. */
export function leftNow(clock: Clock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running.includes(seat) ? Math.max(0, left - Math.max(0, now - clock.since)) : left;
}

/** 4:05, 1:02:00, 3 d 4 h: as short as it can be read. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor(whole / 3600)];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (days >= 2) return `${String(days)} d ${String(hours - days * 24)} h`;
  const [minutes, rest] = [Math.floor(whole / 60) % 60, whole % 60];
  return hours
    ? `${String(hours)}:${two(minutes)}:${two(rest)}`
    : `${String(minutes)}:${two(rest)}`;
}
