import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { Outage } from '../blocks/outage/outage.tsx';
import { siteConfig } from '../config/site.config.ts';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';

/** After an error of the site. It renders without the CMS. */
function FailurePage({ requestId }: { requestId: string }) {
  const title = `${texts.failureHead} ${siteConfig.titleSeparator} ${company.name}`;
  return (
    <SiteShell head={{ title, description: '', robots: 'noindex' }} sheet="outage">
      <Outage title={texts.failureTitle} reference={requestId}>
        {texts.failure}
      </Outage>
    </SiteShell>
  );
}

export const page = definePage({
  load: async ({ locals }) => ({ props: { requestId: locals.requestId }, status: 500 }),
  Page: FailurePage,
});
