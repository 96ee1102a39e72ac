import * as texts from '@headwater/brand/texts.ts';
import { PaperDetails } from '../blocks/paper-details/paper-details.tsx';
import { NotReadYetError } from '../cms-client/errors.ts';
import { definePage, redirectTo } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { siteLanguage } from '../documents/languages.ts';
import { newestFile, newestPath, type Paper, paperPath } from '../documents/paper.ts';
import { type Found, PAPERS_TAG } from '../documents/shelf.ts';
import { catalogueLinks } from '../navigation/catalogue-links.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { documentsPath, partsBelowDocuments } from '../routing/document-paths.ts';
import { pageHead } from '../seo/head.ts';
import { known } from '../seo/json-ld.ts';
import { pageUrlOf, siteUrlOf } from '../seo/site-url.ts';
import { loadInstead } from '../templates/load/load-page.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { LinkList } from '../ui/link-list/link-list.tsx';
import { Section } from '../ui/section/section.tsx';
import { ContentPage, type OwnOrContent } from './content.tsx';

interface OwnProps {
  shell: SiteShellData | undefined;
  found: NonNullable<Found>;
  successor: Paper | undefined;
}

const crumbs = () => [{ href: documentsPath(), label: texts.documentsTitle }];

/** A paper for search engines and reference managers. */
function digitalDocument(paper: Paper) {
  const file = newestFile(paper, siteLanguage);
  return known({
    '@context': 'https://schema.org',
    '@type': 'DigitalDocument',
    name: paper.title,
    identifier: paper.number,
    genre: texts.paperKinds[paper.kind],
    inLanguage: file?.language,
    version: file?.label,
    dateModified: file?.date,
    url: file && siteUrlOf(newestPath(paper, file.extension)),
    mainEntityOfPage: pageUrlOf(paperPath(paper)),
    about: paper.products.map(({ path, title }) => known({ '@type': 'Product', name: title, url: pageUrlOf(path) })),
  });
}

/** One paper, or what replaces one that was withdrawn. */
function DocumentPage({ shell, found, successor }: OwnProps) {
  const site = shell?.generalSettings;
  if ('withdrawn' in found) {
    const title = texts.documentWithdrawn(found.withdrawn.title);
    return (
      <SiteShell shell={shell} head={pageHead({ site, title, robots: 'noindex' })}>
        <Banner title={title} crumbs={crumbs()} />
        <Section>
          {successor ? (
            <p>
              <a href={paperPath(successor)}>{texts.documentReplaced(successor.title)}</a>
            </p>
          ) : (
            <p>{texts.documentWithdrawnAdvice}</p>
          )}
          <LinkList links={catalogueLinks(shell)} />
        </Section>
      </SiteShell>
    );
  }
  const { paper } = found;
  const head = pageHead({ site, title: paper.title, path: paperPath(paper) });
  return (
    <SiteShell
      shell={shell}
      head={{ ...head, jsonLd: [...(head.jsonLd ?? []), digitalDocument(paper)] }}
      sheet="papers"
    >
      <Banner title={paper.title} crumbs={crumbs()}>
        <p>
          {[texts.paperKinds[paper.kind], paper.number && texts.documentNumber(paper.number)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </Banner>
      <PaperDetails paper={paper} successor={successor} />
    </SiteShell>
  );
}

export const page = definePage<OwnOrContent<OwnProps>>({
  async load({ locals, url }) {
    const found = locals.papers?.find(decodeURIComponent(partsBelowDocuments(url.pathname)?.[0] ?? ''));
    const loaded = await loadInstead(locals, url.pathname, found !== undefined);
    if ('movedTo' in loaded) return redirectTo(loaded.movedTo);
    locals.tags.add(PAPERS_TAG);
    if (!loaded.found && locals.papers && !locals.papers.papers()) throw new NotReadYetError('the documents');
    // An editor's page at this path wins.
    if (loaded.found || !found) return { props: { content: { page: loaded } }, status: loaded.found ? 200 : 404 };
    const slug = 'paper' in found ? found.paper.slug : undefined;
    if (slug !== undefined && paperPath({ slug }) !== url.pathname) return redirectTo(paperPath({ slug }));
    const by = 'paper' in found ? found.paper.supersededBy : found.withdrawn.supersededBy;
    const next = by === undefined ? undefined : locals.papers?.find(by);
    const successor = next && 'paper' in next ? next.paper : undefined;
    return { props: { own: { shell: loaded.shell, found, successor } }, status: 'paper' in found ? 200 : 410 };
  },
  Page: (props) => ('own' in props ? <DocumentPage {...props.own} /> : <ContentPage {...props.content} />),
});
