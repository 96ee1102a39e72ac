import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../../cms-client/limits.ts';
import { plainText } from '../../content/plain-text.ts';
import type { FormOutcomeView } from '../../forms/model/form-outcome-view.ts';
import type { SubmissionAnswer } from '../../forms/model/submission-answer.ts';
import { compress } from '../../page-cache/compress.ts';
import { storedPage } from '../../page-cache/stored-page.ts';
import type { PageRenderer } from '../render-page.ts';
import { sendEncoded, sendText } from '../send.ts';

/** The page that shows the outcome; the form's id in its path does not matter. */
const OUTCOME_PAGE = '/api/forms/0';

function inWords(answer: SubmissionAnswer): string {
  if ('message' in answer) return answer.message;
  return answer.confirmation.type === 'message' ? plainText(answer.confirmation.html) : '';
}

/** Answers a form that was sent without JavaScript, by a page or by the address that its confirmation names. */
export function createOutcomeSender(render: PageRenderer, pageMs: number = limits.form.page) {
  return async (req: IncomingMessage, res: ServerResponse, view: FormOutcomeView): Promise<void> => {
    const { answer, status } = view;
    if ('confirmation' in answer && answer.confirmation.type === 'redirect') {
      res.writeHead(303, { location: answer.confirmation.url });
      res.end();
      return;
    }
    const signal = AbortSignal.timeout(pageMs);
    const more = { formOutcome: view, signal };
    const rendered = await render(OUTCOME_PAGE, String(res.getHeader('x-request-id')), more);
    // A page that fails must not tell a visitor that the message failed, nor the other way round.
    if (rendered.status !== status) return sendText(res, status, inWords(answer));
    sendEncoded(req, res, { ...storedPage(rendered, 0, 0), ...(await compress(rendered.body)) });
  };
}
