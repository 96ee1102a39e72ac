import * as texts from '@headwater/brand/texts.ts';
import { readFragment } from '../../cms-client/graphql.ts';
import { nextPageHref } from '../../content/next-page.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { searchNote } from '../../search/search-note.ts';
import type { SearchRequest } from '../../search/search-request.ts';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { GrowingList } from '../../ui/growing-list/growing-list.tsx';
import type { Results } from './ask-results.ts';
import { FoundItem } from './found-item.tsx';
import { ResultsShell, WayOn } from './results-shell.tsx';
import styles from './search-results.module.css';

interface SearchResultsProps {
  request: SearchRequest;
  /** The results; undefined before a search. */
  found: Results | undefined;
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

/** The results of the CMS, for a site without an index. */
export function SearchResults({ request, found, links }: SearchResultsProps) {
  const { term, after } = request;
  const query = { q: term };
  const shown = (found?.groups ?? []).reduce((count, { results }) => count + results.length, 0);
  const hasNext = readFragment(PageInfoParts, found?.pageInfo)?.hasNextPage === true;
  return (
    <ResultsShell note={found ? searchNote(shown, { hasNext, isContinued: after !== undefined }) : texts.searchHint}>
      {found && (
        <GrowingList
          nextHref={nextPageHref(found.pageInfo, query)}
          startHref={after && `?${new URLSearchParams(query)}`}
        >
          {shown > 0 && <FoundList groups={found.groups} />}
        </GrowingList>
      )}
      {found && shown === 0 && !after && <WayOn links={links} />}
    </ResultsShell>
  );
}
