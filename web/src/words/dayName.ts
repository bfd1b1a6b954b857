/** Day names: return the day of a time as people say it, such as today, yesterday, or the date. */
export function dayName(time: number, now: number, language: string): string {
  const day = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
  const ago = Math.round((day(time) - day(now)) / 86_400_000);
  if (ago > -2)
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(ago, "day");
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  }).format(time);
}
