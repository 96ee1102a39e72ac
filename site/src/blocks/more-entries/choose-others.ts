/**
 * What to read next: the entries after this one, filled up with the newest. Starting from the newest, every entry
 * can be reached this way, however many there are.
 */
export function chooseOthers<Entry extends { id: string }>(
  ownId: string,
  older: readonly Entry[],
  newest: readonly Entry[],
  most: number,
): Entry[] {
  const others = new Map([...older, ...newest].map((entry) => [entry.id, entry]));
  others.delete(ownId);
  return [...others.values()].slice(0, most);
}
