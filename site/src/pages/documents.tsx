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
import { PAPERS_TAG } from '../documents/shelf.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { DOCUMENTS } from '../routing/document-paths.ts';
import { pageHead } from '../seo/head.ts';
import { loadPage } from '../templates/load/load-page.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { LinkList } from '../ui/link-list/link-list.tsx';
import { Section } from '../ui/section/section.tsx';
import { ContentPage, type OwnOrContent } from './content.tsx';

interface DocumentsProps {
  shell: SiteShellData;
  filter: Filter;
  choices: ReturnType<typeof paperChoices>;
  page: PaperPage;
}

const path = `${DOCUMENTS}/`;

/** The query of the same list from another place. */
function hrefOf(filter: Filter, after: string | undefined): string {
  const chosen = Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(chosen)}`;
}

/** All papers, narrowed by kind, language, product and words. */
function DocumentsPage({ shell, filter, choices, page }: DocumentsProps) {
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

export const page = definePage<OwnOrContent<DocumentsProps>>({
  async load({ locals, url }) {
    if (url.pathname !== path) return redirectTo(path + url.search);
    const found = await loadPage(locals, path);
    if ('movedTo' in found) return redirectTo(found.movedTo);
    locals.tags.add(PAPERS_TAG);
    const papers = locals.papers?.papers();
    if (!found.found && locals.papers && !papers) throw new NotReadYetError('the documents');
    // An editor's page at this path wins.
    if (found.found || !papers) return { props: { content: { page: found } }, status: found.found ? 200 : 404 };
    const filter = readPaperFilter(url.searchParams);
    const page = pageOfPapers(filterPapers(papers, filter), url.searchParams.get('after') ?? undefined);
    // Not all papers: the texts in what a page shows are searched for forms.
    const choices = paperChoices(papers, siteLanguage, filter.product);
    return { props: { own: { shell: found.shell, filter, choices, page } } };
  },
  Page: (props) => ('own' in props ? <DocumentsPage {...props.own} /> : <ContentPage {...props.content} />),
});
