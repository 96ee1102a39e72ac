import * as texts from '@headwater/brand/texts.ts';
import { findResults } from '../blocks/search-results/find-results.ts';
import { Search } from '../blocks/search-results/search.tsx';
import { siteConfig } from '../config/site.config.ts';
import { fetchConfirmationPages } from '../content/confirmation-pages.ts';
import { definePage } from '../document/define-page.ts';
import type { PageLocals } from '../document/page-locals.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { catalogueLinks } from '../navigation/catalogue-links.ts';
import { shellInTime } from '../navigation/shell-in-time.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { isTooLong, normalizeTerm, readSearchRequest, type SearchRequest } from '../search/search-request.ts';
import type { SearchResponse } from '../search/search-response.ts';
import { pageHead } from '../seo/head.ts';

type CmsResults = Awaited<ReturnType<typeof findResults>>;

interface SearchPageProps {
  /** Undefined for a term that is too long. */
  request: SearchRequest | undefined;
  term: string;
  /** The results of the index. */
  indexed: SearchResponse | undefined;
  /** Those of the CMS, without an index. */
  found: CmsResults | undefined;
  shell: SiteShellData | undefined;
}

/** Search over the whole site. */
function SearchPage({ request, term, indexed, found, shell }: SearchPageProps) {
  const head = pageHead({ site: shell?.generalSettings, title: texts.searchTitle, path: '/search', robots: 'noindex' });
  return (
    <SiteShell shell={shell} head={head} sheet="search">
      <Search term={term} request={request} indexed={indexed} found={found} links={catalogueLinks(shell)} />
    </SiteShell>
  );
}

/** Queries the index; undefined where there is none at the moment. */
async function searchIndex({ catalogue }: PageLocals, request: SearchRequest): Promise<SearchResponse | undefined> {
  const { term, group, from, guessesDigits } = request;
  const one = group && { group, most: siteConfig.search.perPage };
  const found = await catalogue?.search(term, { from, guessesDigits, ...one }).catch(() => undefined);
  if (!found || 'refused' in found) return undefined;
  if (found.outcome !== 'found') void catalogue?.recordEmpty(term).catch(() => undefined);
  return found;
}

async function searchCms(locals: PageLocals, request: SearchRequest): Promise<CmsResults> {
  return findResults(locals.queryPublic, request, await fetchConfirmationPages(locals.queryShared));
}

export const page = definePage({
  async load({ locals, url }) {
    const request = readSearchRequest(url.searchParams);
    if (!request && !isTooLong(url.searchParams)) return new Response('Bad request.\n', { status: 400 });
    const isLongEnough = request?.isLongEnough === true;
    const [shell, indexed] = await Promise.all([
      shellInTime(locals),
      isLongEnough && !request.after ? searchIndex(locals, request) : undefined,
    ]);
    const found = isLongEnough && !indexed ? await searchCms(locals, request) : undefined;
    const term = request?.term ?? normalizeTerm(url.searchParams.get('q') ?? '');
    return { props: { request, term, indexed, found, shell }, status: request ? 200 : 400 };
  },
  Page: SearchPage,
});
