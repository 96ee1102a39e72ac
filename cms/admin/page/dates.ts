/** `2026-11-21T03:05:49` as people read it in a list. */
export function shownDate(date: string): string {
  return date.slice(0, 16).replace('T', ' ');
}
