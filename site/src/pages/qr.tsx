import * as texts from '@headwater/brand/texts.ts';
import { PaperList } from '../blocks/paper-list/paper-list.tsx';
import { NotReadYetError } from '../cms-client/errors.ts';
import { permalink } from '../config/cms-places.ts';
import { siteConfig } from '../config/site.config.ts';
import { definePage, redirectTo } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { productOfNumber } from '../documents/assemble-papers.ts';
import type { Paper } from '../documents/paper.ts';
import { catalogueLinks } from '../navigation/catalogue-links.ts';
import { shellInTime } from '../navigation/shell-in-time.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { documentsPath } from '../routing/document-paths.ts';
import { keyOfUri } from '../seo/all-paths.ts';
import { pageHead } from '../seo/head.ts';
import { loadInstead } from '../templates/load/load-page.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { LinkList } from '../ui/link-list/link-list.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { SearchBox } from '../ui/search-box/search-box.tsx';
import { Section } from '../ui/section/section.tsx';
import { ContentPage, type OwnOrContent } from './content.tsx';

interface UnknownProps {
  shell: SiteShellData | undefined;
  number: string;
}

/** The number on a data plate is unknown: the serial number goes on to the contact form. */
function UnknownNumber({ shell, number }: UnknownProps) {
  const title = texts.qrTitle(number);
  return (
    <SiteShell shell={shell} head={pageHead({ site: shell?.generalSettings, title, robots: 'noindex' })}>
      <Notice title={title}>
        <p>{texts.qrAdvice}</p>
        <SearchBox
          action={permalink(siteConfig.paths.contact)}
          label={texts.qrLabel}
          button={texts.qrButton}
          input={{ id: 'serial', name: 'serial', required: true, maxLength: 60, autoComplete: 'off' }}
        >
          <input type="hidden" name="about" value="parts" />
        </SearchBox>
        <LinkList links={catalogueLinks(shell)} />
      </Notice>
    </SiteShell>
  );
}

interface PartProps {
  shell: SiteShellData | undefined;
  number: string;
  papers: readonly Paper[];
  /** Of the part. */
  path: string;
}

/** A part has no papers of its own: those of the products that it fits, lists of parts first. */
function PartPapers({ shell, number, papers, path }: PartProps) {
  const title = texts.qrPartTitle(number);
  const sorted = papers.toSorted((a, b) => Number(b.kind === 'partsList') - Number(a.kind === 'partsList'));
  return (
    <SiteShell shell={shell} head={pageHead({ site: shell?.generalSettings, title, robots: 'noindex' })} sheet="papers">
      <Banner title={title} />
      <Section>
        <PaperList papers={sorted.slice(0, MOST)} />
        <LinkList links={[{ href: path, label: texts.qrPart(number) }]} />
      </Section>
    </SiteShell>
  );
}

/** Papers on the page of a part, which may be in every product. */
const MOST = 60;
/** Longer texts are on no data plate. */
const LONGEST = 60;

export const page = definePage<OwnOrContent<UnknownProps | PartProps>>({
  async load({ locals, url }) {
    const number = decodeURIComponent(url.pathname.split('/')[2] ?? '').slice(0, LONGEST);
    const known = locals.papers?.papers();
    const all = known ?? [];
    const product = productOfNumber(all, number);
    if (product) {
      const query = new URLSearchParams({ product: product.path.split('/').at(-2) ?? '' });
      return redirectTo(`${documentsPath()}?${query}`, 307);
    }
    const reading = await locals.catalogue?.part(number, keyOfUri(url.pathname) ?? '').catch(() => undefined);
    const part = reading?.part;
    const products = new Set(part?.uses.map(({ href }) => href));
    const papers = all.filter((paper) => paper.products.some(({ path }) => products.has(path)));
    if (part && papers.length > 0) {
      const shell = await shellInTime(locals);
      return { props: { own: { shell, number: part.number, papers, path: part.path } } };
    }
    const loaded = await loadInstead(locals, url.pathname, reading?.isEditors === false);
    if ('movedTo' in loaded) return redirectTo(loaded.movedTo);
    if (loaded.found) return { props: { content: { page: loaded } } };
    if ((locals.papers && !known) || (locals.catalogue && !reading)) throw new NotReadYetError('the documents');
    return { props: { own: { shell: loaded.shell, number } }, status: 404 };
  },
  Page(props) {
    if (!('own' in props)) return <ContentPage {...props.content} />;
    return 'papers' in props.own ? <PartPapers {...props.own} /> : <UnknownNumber {...props.own} />;
  },
});
