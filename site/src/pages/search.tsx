import * as texts from '@headwater/brand/texts.ts';
import { SearchForm } from '../blocks/search-form/search-form.tsx';
import { askResults } from '../blocks/search-results/ask-results.ts';
import { SearchResults } from '../blocks/search-results/search-results.tsx';
import { siteConfig } from '../config/site.config.ts';
import { fetchConfirmationPages } from '../content/confirmation-pages.ts';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { catalogueLinks } from '../navigation/catalogue-links.ts';
import { GetSiteShell, type SiteShellData } from '../navigation/site-shell.query.ts';
import { Script } from '../page-files/page-files.tsx';
import { readSearchRequest, type SearchRequest } from '../search/search-request.ts';
import { pageHead } from '../seo/head.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Section } from '../ui/section/section.tsx';

interface SearchPageProps {
  request: SearchRequest;
  found: Awaited<ReturnType<typeof askResults>> | undefined;
  shell: SiteShellData;
}

/** Search over the whole site. */
function SearchPage({ request, found, shell }: SearchPageProps) {
  const head = pageHead({ site: shell.generalSettings, title: texts.searchTitle, path: '/search', robots: 'noindex' });
  return (
    <SiteShell shell={shell} head={head} sheet="search">
      <Banner title={found ? texts.searchResultsFor(request.term) : texts.searchTitle}>
        <SearchForm query={request.term} live />
      </Banner>
      <Section>
        <SearchResults request={request} found={found} links={catalogueLinks(shell)} />
      </Section>
      <Script name="search" />
      <Script name="growing-list" />
    </SiteShell>
  );
}

export const page = definePage({
  async load({ locals, url }) {
    const request = readSearchRequest(url.searchParams);
    if (!request) return new Response('Bad request.\n', { status: 400 });
    const [{ data: shell }, found] = await Promise.all([
      locals.queryShared(GetSiteShell, { menuItemQueryLimit: siteConfig.menuItemQueryLimit }),
      request.isAsked
        ? fetchConfirmationPages(locals.queryShared).then((pages) => askResults(locals.queryPublic, request, pages))
        : undefined,
    ]);
    return { props: { request, found, shell } };
  },
  Page: SearchPage,
});
