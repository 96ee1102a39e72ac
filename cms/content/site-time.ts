/**
 * A time in the format of content dates: `YYYY-MM-DDTHH:MM:SS`, site-local, which is UTC here.
 * @param moment epoch milliseconds
 */
export function siteTime(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19);
}
