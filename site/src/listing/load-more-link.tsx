import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import styles from './load-more-link.module.css';

interface LoadMoreLinkProps {
  pageInfo: FragmentOf<typeof PageInfoParts>;
}

/** Leads to the next entries of a listing; nothing without a next page and a place to go on from. */
export function LoadMoreLink({ pageInfo }: LoadMoreLinkProps) {
  const { hasNextPage, endCursor } = readFragment(PageInfoParts, pageInfo);
  if (!hasNextPage || !endCursor) return null;
  return (
    <div className={styles.more}>
      <ButtonLink href={`?after=${encodeURIComponent(endCursor)}`} outlined rel="next">
        Load More
      </ButtonLink>
    </div>
  );
}
