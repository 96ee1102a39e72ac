import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { SearchForm } from '../blocks/search-form/search-form.tsx';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { shellInTime } from '../navigation/shell-in-time.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { headWithoutCms } from '../seo/head.ts';
import { Notice } from '../ui/notice/notice.tsx';

interface GoneProps {
  isLegal: boolean;
  shell: SiteShellData | undefined;
}

/** What is not there anymore, or was withdrawn for legal reasons. While the CMS fails, it has no menus. */
function GonePage({ isLegal, shell }: GoneProps) {
  const head = headWithoutCms(texts.goneHead, company.name);
  return (
    <SiteShell head={head} shell={shell}>
      <Notice title={texts.goneTitle}>
        <p>{isLegal ? texts.goneForLegalReasons : texts.gone}</p>
        <SearchForm id="gone-search" />
      </Notice>
    </SiteShell>
  );
}

export const page = definePage({
  async load({ locals, url }) {
    const isLegal = url.pathname === '/_451';
    return { props: { isLegal, shell: await shellInTime(locals) }, status: isLegal ? 451 : 410 };
  },
  Page: GonePage,
});
