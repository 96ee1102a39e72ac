import * as texts from '@headwater/brand/texts.ts';
import { PaperFilter } from '../blocks/paper-filter/paper-filter.tsx';
import { PaperList } from '../blocks/paper-list/paper-list.tsx';
import { NotReadYetError } from '../cms-client/errors.ts';
import { definePage, redirectTo } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import {
  type PaperFilter as Filter,
  filterPapers,
  type PaperPage,
  pageOfPapers,
  paperChoices,
  readPaperFilter,
} from '../documents/filter-papers.ts';
import { siteLanguage } from '../documents/languages.ts';
import type { Paper } from '../documents/paper.ts';
import { PAPERS_TAG } from '../documents/shelf.ts';
import { shellInTime } from '../navigation/shell-in-time.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { documentsPath } from '../routing/document-paths.ts';
import { OWN_PAGE } from '../routing/route-row.ts';
import { pageHead } from '../seo/head.ts';
import { loadInstead } from '../templates/load/load-page.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { LinkList } from '../ui/link-list/link-list.tsx';
import { Section } from '../ui/section/section.tsx';
import { ContentPage, type OwnOrContent } from './content.tsx';

interface DocumentsProps {
  shell: SiteShellData | undefined;
  filter: Filter;
  choices: ReturnType<typeof paperChoices>;
  page: PaperPage;
}

/** The query of the same list from another place. */
function hrefOf(filter: Filter, after: string | undefined): string {
  const chosen = Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value !== '');
  return `${documentsPath()}?${new URLSearchParams(chosen)}`;
}

/** All papers, narrowed by kind, language, product and words. */
function DocumentsPage({ shell, filter, choices, page }: DocumentsProps) {
  const isNarrowed = Object.values(filter).some(Boolean);
  const path = documentsPath();
  const head = pageHead({
    site: shell?.generalSettings,
    title: texts.documentsTitle,
    path,
    summary: texts.documentsIntroduction,
    robots: isNarrowed ? 'noindex' : undefined,
  });
  return (
    <SiteShell shell={shell} head={head} sheet="papers">
      <Banner title={texts.documentsTitle}>
        <p>{texts.documentsIntroduction}</p>
      </Banner>
      <Section>
        <PaperFilter filter={filter} choices={choices} />
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

function listed(papers: readonly Paper[], query: URLSearchParams): Omit<DocumentsProps, 'shell'> {
  const filter = readPaperFilter(query);
  const page = pageOfPapers(filterPapers(papers, filter), query.get('after') ?? undefined);
  // Not all papers: the texts in what a page shows are searched for forms.
  return { filter, choices: paperChoices(papers, siteLanguage, filter.product), page };
}

export const page = definePage<OwnOrContent<DocumentsProps>>({
  async load({ locals, url }) {
    const path = documentsPath();
    if (url.pathname !== path) return redirectTo(path + url.search);
    const papers = locals.papers?.papers();
    // With a query, the server has looked for an editor's page already: nothing else is queried of the CMS.
    if (url.search !== '' && papers)
      return { props: { own: { shell: await shellInTime(locals), ...listed(papers, url.searchParams) } } };
    const found = await loadInstead(locals, path, papers !== undefined);
    if ('movedTo' in found) return redirectTo(found.movedTo);
    locals.tags.add(PAPERS_TAG);
    if (!found.found && locals.papers && !papers) throw new NotReadYetError('the documents');
    // An editor's page at this path wins.
    if (found.found || !papers) return { props: { content: { page: found } }, status: found.found ? 200 : 404 };
    locals.tags.add(OWN_PAGE);
    return { props: { own: { shell: found.shell, ...listed(papers, url.searchParams) } } };
  },
  Page: (props) => ('own' in props ? <DocumentsPage {...props.own} /> : <ContentPage {...props.content} />),
});
