import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { SearchForm } from '../blocks/search-form/search-form.tsx';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { headWithoutCms } from '../seo/head.ts';
import { Notice } from '../ui/notice/notice.tsx';

/** What is not there anymore, or was withdrawn for legal reasons. It renders without the CMS. */
function GonePage({ isLegal }: { isLegal: boolean }) {
  const head = headWithoutCms(texts.goneHead, company.name);
  return (
    <SiteShell head={head}>
      <Notice title={texts.goneTitle}>
        <p>{isLegal ? texts.goneForLegalReasons : texts.gone}</p>
        <SearchForm id="gone-search" />
      </Notice>
    </SiteShell>
  );
}

export const page = definePage({
  async load({ url }) {
    const isLegal = url.pathname === '/_451';
    return { props: { isLegal }, status: isLegal ? 451 : 410 };
  },
  Page: GonePage,
});
