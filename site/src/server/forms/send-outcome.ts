import { limits } from '../../cms-client/limits.ts';
import { plainText } from '../../content/plain-text.ts';
import type { FormOutcomeView } from '../../forms/model/form-outcome-view.ts';
import type { SubmissionAnswer } from '../../forms/model/submission-answer.ts';
import type { Exchange } from '../exchange.ts';
import { sendEncoded, sendText } from '../http/send.ts';
import type { PageRenderer } from '../render-page.ts';
import { justRendered } from '../render-page.ts';

/** The page that shows the outcome; the form ID in its path is ignored. */
const OUTCOME_PAGE = '/api/forms/1';

function plainOutcome(answer: SubmissionAnswer): string {
  if ('message' in answer) return answer.message;
  if (answer.status === 'saved') return '';
  return answer.confirmation.type === 'message' ? plainText(answer.confirmation.html) : '';
}

/** The URL of a confirmation, or of the page on which a saved form goes on. */
function redirectOf(answer: SubmissionAnswer): string | undefined {
  if (answer.status === 'saved') return answer.url;
  return 'confirmation' in answer && answer.confirmation.type === 'redirect' ? answer.confirmation.url : undefined;
}

/** Answers a form that was sent without JavaScript: with a page, or a redirect to the URL of its confirmation. */
export function createOutcomeSender(render: PageRenderer, pageMs: number = limits.form.page) {
  return async ({ req, res, requestId }: Exchange, view: FormOutcomeView): Promise<void> => {
    const { answer, status } = view;
    const redirect = redirectOf(answer);
    if (redirect !== undefined) return void res.writeHead(303, { location: redirect }).end();
    const signal = AbortSignal.timeout(pageMs);
    const more = { formOutcome: view, signal };
    const rendered = await render(OUTCOME_PAGE, requestId, more);
    // When the outcome page fails, its error must not replace the outcome: the visitor gets that as plain text.
    if (rendered.status !== status) return sendText(res, status, plainOutcome(answer));
    sendEncoded(req, res, justRendered(rendered).page);
  };
}
