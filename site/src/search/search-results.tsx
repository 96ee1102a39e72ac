import type { ResultOf } from '../cms-client/graphql.ts';
import { formatDate } from '../content/date.ts';
import { plainText } from '../content/plain-text.ts';
import { RichText } from '../content/rich-text.tsx';
import { safeHref } from '../content/safe-href.ts';
import type { Search } from './search.query.ts';
import styles from './search-results.module.css';

type Results = NonNullable<ResultOf<typeof Search>['contentNodes']>['nodes'];

/** What was found: pages by their title alone, everything else with date and excerpt. */
export function SearchResults({ results }: { results: Results }) {
  if (results.length === 0) return <p>No results</p>;
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result.databaseId} className={styles.result}>
          <a className={styles.title} href={safeHref(result.uri)}>
            {plainText(result.title)}
          </a>
          {result.__typename !== 'Page' && <p className={styles.date}>{formatDate(result.date)}</p>}
          {result.__typename !== 'Page' && 'excerpt' in result && <RichText html={result.excerpt} />}
        </li>
      ))}
    </ul>
  );
}
