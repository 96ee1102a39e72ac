/**
 * The nodes, whose IDs must be unique.
 * @throws Error when two have the same ID.
 */
export function checkNodes<Node extends { id: string }>(nodes: readonly Node[]): readonly Node[] {
  if (new Set(nodes.map(({ id }) => id)).size !== nodes.length) throw new Error('Toolbar Nodes must have unique keys.');
  return nodes;
}
