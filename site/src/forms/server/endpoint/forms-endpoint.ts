import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameOrigin } from '../../../http/same-origin.ts';
import type { LeadService } from '../../../leads/lead-service.ts';
import type { Submitted } from '../../../leads/submit-lead.ts';
import { LARGEST_FORM, MOST_DISCARDED } from '../../../routing/route-table.ts';
import { clientAddress, clientKey } from '../../../server/client-address.ts';
import type { RateLimit } from '../../../server/rate-limit.ts';
import { readBody } from '../../../server/read-body.ts';
import type { FormOutcomeView } from '../../model/form-outcome-view.ts';
import { failureStatus, type SubmissionAnswer } from '../../model/submission-answer.ts';
import { failed } from '../failures.ts';
import { type FormEncoding, formEncoding, readFormBody } from './read-form-body.ts';

export interface FormsEndpointParts {
  desk: Pick<LeadService, 'submit' | 'form' | 'token'>;
  posts: RateLimit;
  tokens: RateLimit;
  trustedProxies: number;
  /** Undefined when SITE_URL is not set. */
  siteUrl: URL | undefined;
  /** Sends the page that answers a form without JavaScript. */
  sendOutcome(req: IncomingMessage, res: ServerResponse, view: FormOutcomeView): Promise<void>;
}

export interface FormsEndpoint {
  /** Answers `POST /api/forms/{id}`. */
  take(req: IncomingMessage, res: ServerResponse, formId: number): Promise<void>;
  /** Answers `GET /api/forms/{id}/token`. */
  giveToken(req: IncomingMessage, res: ServerResponse, formId: number): Promise<void>;
}

function statusOf(answer: SubmissionAnswer): number {
  switch (answer.status) {
    case 'sent':
    case 'kept':
      return 200;
    case 'invalid':
      return 422;
    case 'failed':
      return failureStatus[answer.code];
  }
}

function sendJson(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  res.end(`${JSON.stringify(body)}\n`);
}

/** Takes what visitors send. What can be refused without reading the body is refused first. */
export function createFormsEndpoint(parts: FormsEndpointParts): FormsEndpoint {
  const { desk, posts, tokens, trustedProxies, siteUrl, sendOutcome } = parts;

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    submitted: Submitted,
    encoding?: FormEncoding,
    page = '/',
  ) {
    const status = statusOf(submitted.answer);
    // What is left of a body that was not read must not be taken for the next request.
    if (!req.complete) res.setHeader('connection', 'close');
    if (status === 503) res.setHeader('retry-after', '30');
    if (encoding !== 'plain') return sendJson(res, status, submitted.answer);
    return sendOutcome(req, res, { ...submitted, status, page });
  }

  return {
    async take(req, res, formId) {
      const encoding = formEncoding(req.headers['content-type']);
      const refuse = (code: Parameters<typeof failed>[0]) => answer(req, res, { answer: failed(code) }, encoding);
      if (!isSameOrigin(req.headers, siteUrl)) return refuse('foreign-origin');
      if (!encoding) return refuse('unsupported-type');
      const wait = posts(clientKey(req, trustedProxies));
      if (wait > 0) {
        res.setHeader('retry-after', String(wait));
        return refuse('rate-limited');
      }
      // A body that broke off is not a form, and not an error of the site.
      const bytes = await readBody(req, LARGEST_FORM, MOST_DISCARDED).catch(() => Buffer.alloc(0));
      if (!bytes) return refuse('too-large');
      const submission = readFormBody(encoding, bytes);
      if (!submission) return refuse('malformed');
      const visitor = {
        address: clientAddress(req, trustedProxies),
        userAgent: req.headers['user-agent'] ?? '',
      };
      return answer(req, res, await desk.submit(formId, submission, visitor), encoding, submission.page);
    },
    async giveToken(req, res, formId) {
      const wait = tokens(clientKey(req, trustedProxies));
      if (wait > 0) return sendJson(res, 429, failed('rate-limited'), { 'retry-after': String(wait) });
      const form = await desk.form(formId).catch(() => null);
      if (form === null) return sendJson(res, 503, failed('unavailable'), { 'retry-after': '30' });
      if (!form) return sendJson(res, 404, failed('form-unknown'));
      return sendJson(res, 200, desk.token(form));
    },
  };
}
