import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';

interface LoadMoreLinkProps {
  pageInfo: FragmentOf<typeof PageInfoParts>;
}

/** Leads to the next entries of a listing; nothing without a next page and a place to go on from. */
export function LoadMoreLink({ pageInfo }: LoadMoreLinkProps) {
  const { hasNextPage, endCursor } = readFragment(PageInfoParts, pageInfo);
  if (!hasNextPage || !endCursor) return null;
  return (
    <p>
      <a href={`?after=${encodeURIComponent(endCursor)}`} rel="next">
        Load More
      </a>
    </p>
  );
}
