/**
 * Nodes whose ids tell them apart.
 * @throws Error when two have the same.
 */
export function checkNodes<Node extends { id: string }>(nodes: readonly Node[]): readonly Node[] {
  if (new Set(nodes.map(({ id }) => id)).size !== nodes.length) throw new Error('Toolbar Nodes must have unique keys.');
  return nodes;
}
