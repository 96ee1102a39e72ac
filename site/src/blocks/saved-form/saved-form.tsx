import * as texts from '@headwater/brand/texts.ts';
import { forBrowser } from '../../forms/server/for-browser.ts';
import { sectionHeading } from '../../forms/server/section-heading.ts';
import { Script } from '../../page-files/page-files.tsx';
import type { SavedFormView } from '../../saved-forms/saved-form-view.ts';
import { FormIsland } from '../form-embed/form-island.tsx';
import { SavedLink } from './saved-link.tsx';

/** A saved form to go on with: its link, and the form as the visitor left it. */
export function SavedForm({ view }: { view: Extract<SavedFormView, { state: 'open' }> }) {
  const { values, formPage, token, page, isChanged, lost } = view;
  return (
    <>
      <SavedLink view={view} />
      {isChanged && (
        <p className="form-notice" data-until-sent="">
          {texts.savedFormChanged}
        </p>
      )}
      {lost.length > 0 && (
        <p className="form-notice" data-until-sent="">
          {texts.savedFormLost(lost.join(', '))}
        </p>
      )}
      <FormIsland
        of={view.form}
        // Drafts are stored by version: one of the same form in another page must not replace what was saved.
        form={{ ...forBrowser(view.form), version: `${view.form.version}:saved` }}
        parameters={['token']}
        pagePath={page}
        hasTitle
        sectionHeading={sectionHeading({ hasTitle: true })}
        resumed={{ values, page: formPage, token }}
      />
      <Script name="after-sending" />
      <Script name="copy-link" />
    </>
  );
}
