import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from './page-info.fragment.ts';

/**
 * URL of the next page of a listing, relative to the listing itself.
 * @param query other parameters, such as a search term
 * @returns undefined without a next page or a cursor
 */
export function nextPageHref(
  pageInfo: FragmentOf<typeof PageInfoParts> | null | undefined,
  query: Record<string, string> = {},
): string | undefined {
  const { hasNextPage, endCursor } = readFragment(PageInfoParts, pageInfo) ?? {};
  return hasNextPage && endCursor ? `?${new URLSearchParams({ ...query, after: endCursor })}` : undefined;
}
