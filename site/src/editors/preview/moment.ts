/** A moment for people who work in several time zones: `2026-11-24 18:05 UTC`. @param time milliseconds since 1970. */
export function momentText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
