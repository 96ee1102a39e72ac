import { limits } from '../../cms-client/limits.ts';
import { plainText } from '../../content/plain-text.ts';
import type { FormOutcomeView } from '../../forms/model/form-outcome-view.ts';
import type { SubmissionResponse } from '../../forms/model/submission-response.ts';
import type { Exchange } from '../exchange.ts';
import { sendEncoded, sendText } from '../http/send.ts';
import type { PageRenderer } from '../render-page.ts';
import { justRendered } from '../render-page.ts';

/** The page that shows the outcome; the form ID in its path is ignored. */
const OUTCOME_PAGE = '/api/forms/1';

function plainOutcome(response: SubmissionResponse): string {
  if ('message' in response) return response.message;
  if (response.status === 'saved') return '';
  return response.confirmation.type === 'message' ? plainText(response.confirmation.html) : '';
}

/** The URL of a confirmation, or of the page on which a saved form goes on. */
function redirectOf(response: SubmissionResponse): string | undefined {
  if (response.status === 'saved') return response.url;
  return 'confirmation' in response && response.confirmation.type === 'redirect'
    ? response.confirmation.url
    : undefined;
}

/** Responds to a form that was sent without JavaScript: with a page, or a redirect to the URL of its confirmation. */
export function createOutcomeSender(render: PageRenderer, pageMs: number = limits.form.page) {
  return async ({ req, res, requestId }: Exchange, view: FormOutcomeView): Promise<void> => {
    const { response, status } = view;
    const redirect = redirectOf(response);
    if (redirect !== undefined) return void res.writeHead(303, { location: redirect }).end();
    const signal = AbortSignal.timeout(pageMs);
    const more = { formOutcome: view, signal };
    const rendered = await render(OUTCOME_PAGE, requestId, more);
    // When the outcome page fails, its error must not replace the outcome: the visitor gets that as plain text.
    if (rendered.status !== status) return sendText(res, status, plainOutcome(response));
    sendEncoded(req, res, justRendered(rendered).page);
  };
}
