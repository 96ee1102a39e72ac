import * as texts from '@headwater/brand/texts.ts';
import { productText } from '../../catalogue/tables/catalogue-tables.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { formatDate } from '../../content/date.ts';
import { FeaturedImage } from '../../content/featured-image.tsx';
import { nextPageHref } from '../../content/next-page.ts';
import { ownFields } from '../../content/own-fields.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { titleText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { safeHref } from '../../content/safe-href.ts';
import { useUnits } from '../../rendering/rendering.ts';
import { FoundParts } from '../../search/search.query.ts';
import type { SearchRequest } from '../../search/search-request.ts';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { keyFigures, splitModelCode } from '../key-figures/key-figures.ts';
import { KeyFigures } from '../key-figures/key-figures.tsx';
import { AddToRequest } from '../request-list/add-to-request.tsx';
import type { Results } from './find-results.ts';
import type { Shown } from './live-search.island.tsx';
import styles from './search-results.module.css';
import { WayOn } from './way-on.tsx';

/**
 * The text above the results. The CMS does not return the total number of results, so only those
 * shown are counted.
 */
export function searchNote(shown: number, page: { hasNext: boolean; isContinued: boolean }): string {
  if (shown === 0) return page.isContinued ? texts.noMoreResults : texts.noResults;
  if (page.isContinued) return texts.moreResults(shown);
  return page.hasNext ? texts.firstResults(shown) : texts.resultCount(shown);
}

/** A page with its title only, a product with image and figures, everything else with date and excerpt. */
function FoundItem({ found, group }: { found: FragmentOf<typeof FoundParts>; group: string }) {
  const units = useUnits();
  const result = readFragment(FoundParts, found);
  const isPage = result.__typename === 'Page';
  const isProduct = isPage && group === texts.productResults;
  const title = titleText(ownFields(result).title || result.title);
  return (
    <div className={styles.found}>
      {isProduct && (
        <div className={styles.picture}>
          <FeaturedImage of={result} sizes="9rem" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={safeHref(result.uri)}>{title}</a>
        </h3>
        {isProduct && <KeyFigures figures={keyFigures(productText(result), units)} />}
        {!isPage && <p className={styles.date}>{formatDate(result.date)}</p>}
        {isProduct && <AddToRequest number={splitModelCode(title).code ?? title} />}
        {'excerpt' in result && <RichText html={result.excerpt} className={styles.excerpt} />}
      </div>
    </div>
  );
}

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
