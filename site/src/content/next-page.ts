import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from './page-info.fragment.ts';

/**
 * Address of a listing from its next entry on, relative to the listing itself.
 * @param query what else the address says, such as a search term
 * @returns undefined without a next page or a place to go on from
 */
export function nextPageHref(
  pageInfo: FragmentOf<typeof PageInfoParts> | null | undefined,
  query: Record<string, string> = {},
): string | undefined {
  const { hasNextPage, endCursor } = readFragment(PageInfoParts, pageInfo) ?? {};
  return hasNextPage && endCursor ? `?${new URLSearchParams({ ...query, after: endCursor })}` : undefined;
}
