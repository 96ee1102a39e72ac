import { type ResultOf, readFragment } from '../cms-client/graphql.ts';
import { formatDate } from '../content/date.ts';
import { nextPageHref } from '../content/next-page.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { plainText } from '../content/plain-text.ts';
import { RichText } from '../content/rich-text.tsx';
import { safeHref } from '../content/safe-href.ts';
import { GrowingList } from '../ui/growing-list/growing-list.tsx';
import type { Search } from './search.query.ts';
import { searchNote } from './search-note.ts';
import type { SearchRequest } from './search-request.ts';
import styles from './search-results.module.css';

type Found = NonNullable<ResultOf<typeof Search>['contentNodes']>;
type Result = Found['nodes'][number];

interface SearchResultsProps {
  request: SearchRequest;
  /** What the CMS answered; nothing when it was not asked. */
  found: Found | null | undefined;
}

/** A page by its title alone, everything else with date and excerpt. */
function ResultItem({ result }: { result: Result }) {
  return (
    <li data-key={result.databaseId} className={styles.result}>
      <a className={styles.title} href={safeHref(result.uri)}>
        {plainText(result.title)}
      </a>
      {result.__typename !== 'Page' && <p className={styles.date}>{formatDate(result.date)}</p>}
      {result.__typename !== 'Page' && 'excerpt' in result && (
        <RichText html={result.excerpt} className={styles.excerpt} />
      )}
    </li>
  );
}

function FoundList({ request: { term, after }, found }: { request: SearchRequest; found: Found }) {
  const query = { q: term };
  return (
    <GrowingList nextHref={nextPageHref(found.pageInfo, query)} startHref={after && `?${new URLSearchParams(query)}`}>
      {found.nodes.length > 0 && (
        <ul className={styles.results}>
          {found.nodes.map((result) => (
            <ResultItem key={result.databaseId} result={result} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

const hint = 'Products, projects, representatives and notes from the works. Two letters are enough to start.';

function noteOn(found: Found, { after }: SearchRequest): string {
  const { hasNextPage } = readFragment(PageInfoParts, found.pageInfo);
  return searchNote(found.nodes.length, { hasNext: hasNextPage, isContinued: after !== undefined });
}

/**
 * What was found, with a line above that says how much and is announced when it changes. The parts
 * that `search-page.client.ts` fills while somebody types are there from the start.
 */
export function SearchResults({ request, found }: SearchResultsProps) {
  return (
    <>
      <p className={styles.note} role="status" data-search-note="" data-hint={hint}>
        {found ? noteOn(found, request) : hint}
      </p>
      <div data-search-results="">{found && <FoundList request={request} found={found} />}</div>
      <div className={styles.skeletons} data-search-skeletons="" aria-hidden="true" hidden>
        {[1, 2, 3].map((skeleton) => (
          <div key={skeleton} className={styles.skeleton} />
        ))}
      </div>
    </>
  );
}
