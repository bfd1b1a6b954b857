/** Countdown: the time left in three units: days, hours and minutes, or shorter ones when near. */

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

export interface Left {
  readonly unit: "day" | "hour" | "minute" | "second";
  readonly value: number;
}

export function countdown(milliseconds: number): readonly Left[] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days: Left = { unit: "day", value: Math.floor(seconds / DAY) };
  const near: readonly Left[] = [
    { unit: "hour", value: Math.floor((seconds % DAY) / HOUR) },
    { unit: "minute", value: Math.floor((seconds % HOUR) / MINUTE) },
  ];
  return days.value > 0 ? [days, ...near] : [...near, { unit: "second", value: seconds % MINUTE }];
}
