import { isRecord } from '@headwater/contract/is-record.ts';
import type { QueryCms } from '../../cms-client/cms-client.ts';

function isOther(node: unknown, contentId: number): boolean {
  return !isRecord(node) || node.databaseId !== contentId;
}

/**
 * A copy of an answer in which no list of ancestors has the given content. WordPress stores a revision below the page
 * that it revises, and so answers the page as an ancestor of its own draft.
 */
export function withoutOwnAncestor(value: unknown, contentId: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutOwnAncestor(item, contentId));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      const copy = withoutOwnAncestor(inside, contentId);
      if (key !== 'ancestors' || !isRecord(copy) || !Array.isArray(copy.nodes)) return [key, copy];
      return [key, { ...copy, nodes: copy.nodes.filter((node) => isOther(node, contentId)) }];
    }),
  );
}

/** Sends queries for a draft: a page is not among the breadcrumbs of its own preview. */
export function askWithoutOwnAncestor(ask: QueryCms, contentId: number | undefined): QueryCms {
  if (contentId === undefined) return ask;
  return async (document, variables) => {
    const answer = await ask(document, variables);
    // Only items of lists are gone, so the data has the document's type as before.
    return { ...answer, data: withoutOwnAncestor(answer.data, contentId) as typeof answer.data };
  };
}
