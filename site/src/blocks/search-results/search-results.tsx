import * as texts from '@headwater/brand/texts.ts';
import { readFragment } from '../../cms-client/graphql.ts';
import { nextPageHref } from '../../content/next-page.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { searchNote } from '../../search/search-note.ts';
import type { SearchRequest } from '../../search/search-request.ts';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import type { Results } from './ask-results.ts';
import { FoundItem } from './found-item.tsx';
import type { Shown } from './live-search.island.tsx';
import styles from './search-results.module.css';
import { WayOn } from './way-on.tsx';

interface SearchResultsProps {
  request: SearchRequest;
  found: Results;
  /** Suggested links for a search without results. */
  links: readonly Crumb[];
}

/** The heading of a group is in its first item, so that the whole result is one list that can be extended. */
function FoundList({ groups }: Pick<Results, 'groups'>) {
  return (
    <ul className={styles.results}>
      {groups.flatMap(({ name, results }) =>
        results.map(({ databaseId, masked }, index) => (
          <li key={databaseId} data-key={databaseId} className={styles.result}>
            {index === 0 && <h2 className={styles.group}>{name}</h2>}
            <FoundItem found={masked} group={name} />
          </li>
        )),
      )}
    </ul>
  );
}

/** What the page says of the results of the CMS, for a site without an index. */
export function cmsShown({ term, after }: SearchRequest, { groups, pageInfo }: Results): Shown {
  const query = { q: term };
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const hasNext = readFragment(PageInfoParts, pageInfo)?.hasNextPage === true;
  return {
    title: texts.searchResultsFor(term),
    note: searchNote(count, { hasNext, isContinued: after !== undefined }),
    nextHref: nextPageHref(pageInfo, query),
    startHref: after && `?${new URLSearchParams(query)}`,
  };
}

/** What the CMS found, or a way on. */
export function SearchResults({ request, found, links }: SearchResultsProps) {
  if (found.groups.some(({ results }) => results.length > 0)) return <FoundList groups={found.groups} />;
  return request.after ? null : <WayOn links={links} />;
}
