import { contentTypes } from '@headwater/content-model/content-types.ts';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { mainNode } from '../../cms-client/envelope.ts';
import { type FragmentOf, readFragment, type VariablesOf } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { FoundParts, Search } from '../../search/search.query.ts';
import type { SearchRequest } from '../../search/search-request.ts';
import { groupResults } from './group-results.ts';

/** A result by its ID; masked for the component that shows it. */
export interface Found {
  databaseId: number;
  masked: FragmentOf<typeof FoundParts>;
}

export interface Results {
  groups: { name: string; results: Found[] }[];
  /** Page info of the results; absent at the end. */
  pageInfo: FragmentOf<typeof PageInfoParts> | undefined;
}

/** Values of `ContentTypeEnum`; `npm run model` adds those of the content model to the schema. */
const searchedTypes = Object.values(contentTypes).flatMap(({ isSearched, enumValue }) =>
  isSearched ? [enumValue as VariablesOf<typeof Search>['types'][number]] : [],
);

/** How many batches of only hidden pages are skipped. */
const MOST_QUESTIONS = 5;

/**
 * Fetches one batch of search results.
 * @throws CmsError when the CMS does not respond.
 */
export async function findResults(
  query: QueryCms,
  { term, after }: SearchRequest,
  confirmationPages: ReadonlySet<number>,
): Promise<Results> {
  let cursor = after ?? null;
  for (let question = 0; question < MOST_QUESTIONS; question += 1) {
    const response = await query(Search, {
      search: term,
      types: searchedTypes,
      first: siteConfig.postsPerPage,
      after: cursor,
    });
    const found = mainNode('Search', response, ({ contentNodes }) => contentNodes);
    if (!found) break;
    const results = found.nodes.map((masked) => ({ ...readFragment(FoundParts, masked), masked }));
    const groups = groupResults(results, confirmationPages);
    const { hasNextPage, endCursor } = readFragment(PageInfoParts, found.pageInfo);
    if (groups.length > 0 || !hasNextPage || !endCursor) return { groups, pageInfo: found.pageInfo };
    cursor = endCursor;
  }
  return { groups: [], pageInfo: undefined };
}
