import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { Outage } from '../blocks/outage/outage.tsx';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { Script } from '../page-files/page-files.tsx';
import { headWithoutCms } from '../seo/head.ts';

/** While the CMS is down and the wanted page is not stored. It renders without the CMS, and tries again by itself. */
function UnavailablePage() {
  const head = headWithoutCms(texts.outageHead, company.name);
  return (
    <SiteShell head={head} sheet="outage" refreshSeconds={30}>
      <Outage title={texts.outageTitle}>{texts.outage}</Outage>
      <Script name="retry-when-back" />
    </SiteShell>
  );
}

export const page = definePage({ load: async () => ({ props: {}, status: 503 }), Page: UnavailablePage });
