import * as texts from '@headwater/brand/texts.ts';
import { type ReactNode, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteConfig } from '../../config/site.config.ts';
import { Island } from '../../islands/island.tsx';
import { PageFiles, Script } from '../../page-files/page-files.tsx';
import { RenderingContext } from '../../rendering/rendering.ts';
import type { SearchRequest } from '../../search/search-request.ts';
import type { SearchResponse } from '../../search/search-response.ts';
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { DEPTH } from '../../ui/growing-list/list-depth.ts';
import type { Results } from './find-results.ts';
import { IndexedResults, indexedShown } from './indexed-results.tsx';
import { LiveSearch, type Shown } from './live-search.island.tsx';
import { cmsShown, SearchResults } from './search-results.tsx';

interface SearchProps {
  term: string;
  /** Undefined for a term that is too long. */
  request: SearchRequest | undefined;
  /** The results of the index; undefined before a search, and without an index. */
  indexed?: SearchResponse | undefined;
  /** Those of the CMS, without an index. */
  found?: Results | undefined;
  /** Suggested links for a search without results. */
  links: readonly Crumb[];
}

function contentOf({ request, indexed, found, links }: SearchProps): { shown: Shown; results: ReactNode } {
  const nothing = { title: texts.searchTitle, note: texts.searchHint };
  if (!request) {
    const results = <p role="alert">{texts.termTooLong(siteConfig.search.maxLength)}</p>;
    return { shown: { ...nothing, note: '' }, results };
  }
  if (indexed) {
    const results = <IndexedResults request={request} found={indexed} links={links} />;
    return { shown: indexedShown(request, indexed), results };
  }
  if (!found) return { shown: nothing, results: null };
  return { shown: cmsShown(request, found), results: <SearchResults request={request} found={found} links={links} /> };
}

/** The search with its results, below a line with their number that is announced when it changes. */
export function Search(props: SearchProps) {
  const rendering = use(RenderingContext);
  const files = use(PageFiles);
  const { debounce, minLength, maxLength } = siteConfig.search;
  const { shown, results } = contentOf(props);
  const markup = results && (
    <RenderingContext value={rendering}>
      <PageFiles value={files}>{results}</PageFiles>
    </RenderingContext>
  );
  return (
    <>
      <Island
        name="live-search"
        Component={LiveSearch}
        props={{
          shown,
          field: { action: siteConfig.paths.search, term: props.term, maxLength },
          pause: debounce,
          shortest: minLength,
        }}
        html={markup ? renderToStaticMarkup(markup) : undefined}
        when={{
          historyKey: DEPTH,
          within: 'search, [data-load-more]',
          held: 'search button, [data-load-more] a',
          waiting: texts.loadingMore,
          timeout: siteConfig.hydrationTimeout,
        }}
      />
      <Script name="search" />
    </>
  );
}
