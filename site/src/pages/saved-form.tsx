import * as texts from '@headwater/brand/texts.ts';
import { FormNotice } from '../blocks/form-embed/form-notice.tsx';
import { SavedForm } from '../blocks/saved-form/saved-form.tsx';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { shellInTime } from '../navigation/shell-in-time.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { Sheet } from '../page-files/page-files.tsx';
import type { SavedFormView } from '../saved-forms/saved-form-view.ts';
import { headWithoutCms, pageHead } from '../seo/head.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Section } from '../ui/section/section.tsx';

function messageOf(shown: Exclude<SavedFormView, { state: 'open' }>): string | null {
  if (shown.state === 'closed') return shown.message;
  return shown.state === 'unavailable' ? texts.savedFormUnavailable : texts.savedFormGone[shown.state];
}

interface SavedFormPageProps {
  view: SavedFormView;
  shell: SiteShellData | undefined;
}

/** A form that a visitor saved to send it later. The server finds it by the secret token in the link. */
function SavedFormPage({ view, shell }: SavedFormPageProps) {
  const title = view.state !== 'open' ? texts.noSavedForm : view.isNew ? texts.formSaved : texts.continueForm;
  const head = shell
    ? pageHead({ site: shell.generalSettings, title, path: '/', robots: 'noindex' })
    : headWithoutCms(title);
  return (
    <SiteShell shell={shell} head={head} withoutTags>
      <Sheet name="forms" />
      <Banner title={title} />
      <Section>{view.state === 'open' ? <SavedForm view={view} /> : <FormNotice html={messageOf(view)} />}</Section>
    </SiteShell>
  );
}

export const page = definePage({
  async load({ locals }) {
    const view = locals.savedForm;
    if (!view) return new Response('Not found.\n', { status: 404 });
    return { props: { view, shell: await shellInTime(locals) } };
  },
  Page: SavedFormPage,
});
