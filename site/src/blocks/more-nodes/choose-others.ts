/**
 * What to read next: the nodes after this one, filled up with the newest. Starting from the newest, every node
 * can be reached this way, however many there are.
 */
export function chooseOthers<Node extends { id: string }>(
  ownId: string,
  older: readonly Node[],
  newest: readonly Node[],
  most: number,
): Node[] {
  const others = new Map([...older, ...newest].map((node) => [node.id, node]));
  others.delete(ownId);
  return [...others.values()].slice(0, most);
}
