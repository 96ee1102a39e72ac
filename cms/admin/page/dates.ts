/** Formats `2026-11-21T03:05:49` for lists. */
export function shownDate(date: string): string {
  return date.slice(0, 16).replace('T', ' ');
}
