import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { CleanHtml } from '../../content/clean-html.tsx';
import { Confirmation } from '../../forms/browser/confirmation.tsx';
import { LeadForm } from '../../forms/browser/form.island.tsx';
import type { FormOutcomeView } from '../../forms/model/form-outcome-view.ts';
import { completionText } from '../../forms/model/pages.ts';
import { addressLists } from '../../forms/server/address-lists.ts';
import { forBrowser } from '../../forms/server/for-browser.ts';
import { OtherWays } from '../form-embed/other-ways.tsx';

/**
 * How a form fared that was sent without JavaScript: its confirmation, or the form once more with what
 * was typed and what is wrong with it. It stays a plain form, since that is what this visitor can use.
 */
export function FormOutcome({ view: { response, again, page, saved } }: { view: FormOutcomeView }) {
  if ('confirmation' in response) {
    const { confirmation } = response;
    return (
      <div className="form">
        {confirmation.type === 'message' ? (
          <Confirmation html={confirmation.html} completion={again ? completionText(again.form) : null} />
        ) : (
          <a href={confirmation.url}>{texts.goOn}</a>
        )}
      </div>
    );
  }
  if (response.status === 'saved') return <a href={response.url}>{texts.goOn}</a>;
  const errors = response.status === 'invalid' ? response.errors : [];
  const isOver = response.status === 'failed' && (response.code === 'form-closed' || response.code === 'form-unknown');
  if (!again || isOver) {
    return (
      <div className="form form-closed" role="alert">
        <CleanHtml html={response.message} />
        <OtherWays />
      </div>
    );
  }
  return (
    <LeadForm
      form={forBrowser(again.form)}
      token={again.token}
      pagePath={page}
      contact={company}
      addressLists={addressLists(again.form)}
      {...(saved && { resumed: { values: again.values, page: 1, token: saved } })}
      returned={{ values: again.values, errors, failure: response.message }}
    />
  );
}
