import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../config/cms-places.ts';
import { siteConfig } from '../config/site.config.ts';
import { definePage, redirectTo } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { papersOfNumber } from '../documents/assemble-papers.ts';
import { DOCUMENTS } from '../documents/paper.ts';
import { catalogueLinks } from '../navigation/catalogue-links.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { pageHead } from '../seo/head.ts';
import { loadPage } from '../templates/load/load-page.ts';
import { LinkList } from '../ui/link-list/link-list.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { SearchBox } from '../ui/search-box/search-box.tsx';
import { ContentPage, type OwnOrContent } from './content.tsx';

interface UnknownProps {
  shell: SiteShellData;
  number: string;
}

/** The number on a data plate is unknown: the serial number goes on to the contact form. */
function UnknownNumber({ shell, number }: UnknownProps) {
  const title = texts.qrTitle(number);
  return (
    <SiteShell shell={shell} head={pageHead({ site: shell.generalSettings, title, robots: 'noindex' })}>
      <Notice title={title}>
        <p>{texts.qrAdvice}</p>
        <SearchBox
          action={permalink(siteConfig.paths.contact)}
          label={texts.qrLabel}
          button={texts.qrButton}
          input={{ id: 'serial', name: 'serial', required: true, maxLength: 60, autoComplete: 'off' }}
        />
        <LinkList links={catalogueLinks(shell)} />
      </Notice>
    </SiteShell>
  );
}

/** Longer texts are on no data plate. */
const LONGEST = 60;

export const page = definePage<OwnOrContent<UnknownProps>>({
  async load({ locals, url }) {
    const number = decodeURIComponent(url.pathname.split('/')[2] ?? '').slice(0, LONGEST);
    const product = papersOfNumber(locals.papers?.papers() ?? [], number)?.product;
    if (product) {
      const query = new URLSearchParams({ product: product.path.split('/').at(-2) ?? '' });
      return redirectTo(`${DOCUMENTS}/?${query}`, 307);
    }
    const loaded = await loadPage(locals, url.pathname);
    if ('movedTo' in loaded) return redirectTo(loaded.movedTo);
    if (loaded.found) return { props: { content: { page: loaded } } };
    return { props: { own: { shell: loaded.shell, number } }, status: 404 };
  },
  Page: (props) => ('own' in props ? <UnknownNumber {...props.own} /> : <ContentPage {...props.content} />),
});
