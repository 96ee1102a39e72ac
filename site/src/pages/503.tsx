import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { Outage } from '../blocks/outage/outage.tsx';
import { siteConfig } from '../config/site.config.ts';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { Script } from '../page-files/page-files.tsx';

/** While the CMS is down and the wanted page is not stored. It renders without the CMS, and tries again by itself. */
function UnavailablePage() {
  const title = `${texts.outageHead} ${siteConfig.titleSeparator} ${company.name}`;
  return (
    <SiteShell head={{ title, description: '', robots: 'noindex' }} sheet="outage" refreshSeconds={30}>
      <Outage title={texts.outageTitle}>{texts.outage}</Outage>
      <Script name="retry-when-back" />
    </SiteShell>
  );
}

export const page = definePage({ load: async () => ({ props: {}, status: 503 }), Page: UnavailablePage });
