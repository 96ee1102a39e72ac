import { cursorOf, type IdList, listOf, type Page, type PagingArguments, pageOf } from './paging.ts';

interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: Omit<Page<never>, 'ids'> & { startCursor: string | null; endCursor: string | null };
}

/** One page of a list, which loads only its own nodes. IDs whose node cannot be loaded are skipped. */
export function connectIds<Node, Id extends number | string, Position>(
  all: readonly Id[] | IdList<Id, Position>,
  paging: PagingArguments,
  load: (id: Id) => Node | undefined,
  largest?: number,
): Connection<Node> {
  const page = 'between' in all ? pageOf(all, paging, largest) : pageOf(listOf(all), paging, largest);
  const { ids, hasNextPage, hasPreviousPage } = page;
  const edges = ids.flatMap((id) => {
    const node = load(id);
    return node === undefined ? [] : [{ cursor: cursorOf(id), node }];
  });
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** One page of nodes that are loaded already. */
export function connectNodes<Node extends { id: number | string }>(
  all: readonly Node[],
  paging: PagingArguments,
): Connection<Node> {
  const byId = new Map(all.map((node) => [node.id, node]));
  return connectIds([...byId.keys()], paging, (id) => byId.get(id));
}

/** The edge of a one-to-one connection, or null if it has no node. */
export function edgeTo<Node>(node: Node | null | undefined): { node: Node } | null {
  return node === null || node === undefined ? null : { node };
}
