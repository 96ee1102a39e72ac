import * as texts from '@headwater/brand/texts.ts';
import { FormOutcome } from '../blocks/form-outcome/form-outcome.tsx';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import type { FormOutcomeView } from '../forms/model/form-outcome-view.ts';
import { shellInTime } from '../navigation/shell-in-time.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { Sheet } from '../page-files/page-files.tsx';
import { headWithoutCms, pageHead } from '../seo/head.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Section } from '../ui/section/section.tsx';

interface FormOutcomePageProps {
  view: FormOutcomeView;
  shell: SiteShellData | undefined;
}

/** The result of a form that was sent without JavaScript. The server accepts the form and renders this page. */
function FormOutcomePage({ view, shell }: FormOutcomePageProps) {
  const isAccepted = view.response.status === 'sent' || view.response.status === 'kept';
  const title = isAccepted ? texts.thankYou : texts.notSent;
  const head = shell
    ? pageHead({ site: shell.generalSettings, title, path: '/', robots: 'noindex' })
    : headWithoutCms(title);
  return (
    <SiteShell shell={shell} head={head}>
      <Sheet name="forms" />
      <Banner title={title} />
      <Section>
        <FormOutcome view={view} />
        <p>
          <a href={view.page}>{texts.backToPage}</a>
        </p>
      </Section>
    </SiteShell>
  );
}

export const page = definePage({
  async load({ locals }) {
    const view = locals.formOutcome;
    if (!view) return new Response('Not found.\n', { status: 404 });
    return { props: { view, shell: await shellInTime(locals) }, status: view.status };
  },
  Page: FormOutcomePage,
});
