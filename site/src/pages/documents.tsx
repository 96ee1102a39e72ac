import * as texts from '@headwater/brand/texts.ts';
import { PaperFilter } from '../blocks/paper-filter/paper-filter.tsx';
import { PaperList, siteLanguage } from '../blocks/paper-list/paper-list.tsx';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import {
  type PaperFilter as Filter,
  filterPapers,
  type PaperPage,
  pageOfPapers,
  paperChoices,
  readPaperFilter,
} from '../documents/filter-papers.ts';
import { DOCUMENTS, type Paper } from '../documents/paper.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { pageHead } from '../seo/head.ts';
import { loadPage } from '../templates/load/load-page.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { LinkList } from '../ui/link-list/link-list.tsx';
import { Section } from '../ui/section/section.tsx';
import { ContentPage } from './content.tsx';

interface DocumentsProps {
  shell: SiteShellData;
  filter: Filter;
  papers: readonly Paper[];
  page: PaperPage;
}

const path = `${DOCUMENTS}/`;

/** The query of the same list from another place. */
function hrefOf(filter: Filter, after: string | undefined): string {
  const chosen = Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(chosen)}`;
}

/** All papers, narrowed by kind, language, product and words. */
function DocumentsPage({ shell, filter, papers, page }: DocumentsProps) {
  const isNarrowed = Object.values(filter).some(Boolean);
  const head = pageHead({
    ...{ site: shell.generalSettings, title: texts.documentsTitle, path, summary: texts.documentsIntroduction },
    robots: isNarrowed ? 'noindex' : undefined,
  });
  return (
    <SiteShell shell={shell} head={head}>
      <Banner title={texts.documentsTitle}>
        <p>{texts.documentsIntroduction}</p>
      </Banner>
      <Section>
        <PaperFilter filter={filter} choices={paperChoices(papers, siteLanguage)} />
        <p>{page.total > 0 ? texts.documentsCount(page.total) : texts.noDocuments}</p>
        <PaperList papers={page.papers} />
        <LinkList
          links={[
            ...(page.next ? [{ href: hrefOf(filter, page.next), label: texts.documentsMore }] : []),
            ...(isNarrowed ? [{ href: path, label: texts.documentsClear }] : []),
          ]}
        />
      </Section>
    </SiteShell>
  );
}

type Props = { own: DocumentsProps } | { content: Parameters<typeof ContentPage>[0] };

export const page = definePage<Props>({
  async load({ locals, url }) {
    if (url.pathname !== path) return new Response(null, { status: 308, headers: { location: path + url.search } });
    const found = await loadPage(locals, path);
    if ('movedTo' in found) return new Response(null, { status: 308, headers: { location: found.movedTo } });
    const papers = locals.papers?.papers();
    // An editor's page at this path wins.
    if (found.found || !papers) return { props: { content: { page: found } }, status: found.found ? 200 : 404 };
    const filter = readPaperFilter(url.searchParams);
    const page = pageOfPapers(filterPapers(papers, filter), url.searchParams.get('after') ?? undefined);
    return { props: { own: { shell: found.shell, filter, papers, page } } };
  },
  Page: (props) => ('own' in props ? <DocumentsPage {...props.own} /> : <ContentPage {...props.content} />),
});
