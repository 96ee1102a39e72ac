import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { Outage } from '../blocks/outage/outage.tsx';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { headWithoutCms } from '../seo/head.ts';

/** After an error of the site. It renders without the CMS. */
function FailurePage({ requestId }: { requestId: string }) {
  const head = headWithoutCms(texts.failureHead, company.name);
  return (
    <SiteShell head={head} sheet="outage">
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
