function written(count: number): string {
  return count.toLocaleString('en-US');
}

/** Words for a counter. An empty text has the limit alone, which is also what a page without JavaScript shows. */
export function lengthText(length: number, most: number): string {
  if (length === 0) return `Up to ${written(most)} characters`;
  const used = `${written(length)} of ${written(most)} characters`;
  return length > most ? `${used}, ${written(length - most)} too many` : used;
}
