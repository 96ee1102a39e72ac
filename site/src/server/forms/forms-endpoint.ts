import type { ServerResponse } from 'node:http';
import type { FormOutcomeView } from '../../forms/model/form-outcome-view.ts';
import { type FailureCode, failureStatus, type SubmissionResponse } from '../../forms/model/submission-response.ts';
import { failed } from '../../forms/server/failures.ts';
import type { Submission } from '../../forms/server/submission.ts';
import type { LeadService } from '../../leads/lead-service.ts';
import type { Submitted } from '../../leads/submit-lead.ts';
import { requestKey, sentCookie } from '../../request-list/request-cookie.ts';
import { LARGEST_FORM, MOST_DISCARDED } from '../../routing/route-table.ts';
import type { Exchange, Responder } from '../exchange.ts';
import { readBody } from '../http/read-body.ts';
import { closeIfUnread } from '../http/send.ts';
import type { SendDenial } from '../policy/denial.ts';
import type { ReadFiles } from './read-files.ts';
import { type FormEncoding, formEncoding, readFormBody } from './read-form-body.ts';

export interface FormsEndpointParts {
  leadService: Pick<LeadService, 'submit' | 'form' | 'token'>;
  /** Reads a form with files, which is sent without JavaScript. */
  readFiles: ReadFiles;
  /** Sends the page that responds to a form without JavaScript. */
  sendOutcome(exchange: Exchange, view: FormOutcomeView): Promise<void>;
  /** Whether the site's cookies need https. */
  isSecure: boolean;
}

export interface FormsEndpoint {
  /** Responds to `POST /api/forms/{id}`. */
  submit: Responder;
  /** Responds to `GET /api/forms/{id}/token`. */
  issueToken: Responder;
  /** Responds to a submission that the route's policy denies. */
  deny: SendDenial;
}

function statusOf(response: SubmissionResponse): number {
  switch (response.status) {
    case 'sent':
    case 'kept':
    case 'saved':
      return 200;
    case 'invalid':
      return 422;
    case 'failed':
      return failureStatus[response.code];
  }
}

function sendJson(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(`${JSON.stringify(body)}\n`);
}

/** The number in `/api/forms/7` and `/api/forms/7/token`. */
function formIdOf({ path }: Exchange): number {
  return Number(path.split('/')[3]);
}

/** Creates the endpoints for forms. Requests that can be refused without their body are refused before it is read. */
export function createFormsEndpoint({
  leadService,
  readFiles,
  sendOutcome,
  isSecure,
}: FormsEndpointParts): FormsEndpoint {
  async function respond(
    exchange: Exchange,
    submitted: Submitted,
    encoding?: FormEncoding,
    { page, saved }: Partial<Submission> = {},
  ) {
    const { req, res } = exchange;
    const status = statusOf(submitted.response);
    closeIfUnread(req, res);
    if (status === 503) res.setHeader('retry-after', '30');
    if (encoding !== 'plain' && encoding !== 'multipart') return sendJson(res, status, submitted.response);
    return sendOutcome(exchange, { ...submitted, status, page: page ?? '/', saved });
  }

  async function readBytes({ req }: Exchange, encoding: 'json' | 'plain'): Promise<Submission | FailureCode> {
    // An aborted body is a malformed request, not an error in the site.
    const bytes = await readBody(req, LARGEST_FORM, MOST_DISCARDED).catch(() => Buffer.alloc(0));
    if (!bytes) return 'too-large';
    return readFormBody(encoding, bytes) ?? 'malformed';
  }

  return {
    async submit(exchange) {
      const { req, client } = exchange;
      const formId = formIdOf(exchange);
      const encoding = formEncoding(req.headers['content-type']);
      const refuse = (code: FailureCode) => respond(exchange, { response: failed(code) }, encoding);
      if (!encoding) return refuse('unsupported-type');
      const submission = await (encoding === 'multipart' ? readFiles(exchange, formId) : readBytes(exchange, encoding));
      if (typeof submission === 'string') return refuse(submission);
      const visitor = { address: client.address, userAgent: req.headers['user-agent'] ?? '' };
      const submitted = await leadService.submit(formId, submission, visitor);
      const list = requestKey(submission.saved);
      // The list has become a lead, which is on disk. One that was changed in another window since has another ID, and stays.
      if (list && 'confirmation' in submitted.response)
        exchange.res.setHeader('set-cookie', sentCookie(list, isSecure));
      return respond(exchange, submitted, encoding, submission);
    },
    async issueToken(exchange) {
      const { res } = exchange;
      const form = await leadService.form(formIdOf(exchange)).catch(() => null);
      if (form === null) return sendJson(res, 503, failed('unavailable'), { 'retry-after': '30' });
      if (!form) return sendJson(res, 404, failed('form-unknown'));
      return sendJson(res, 200, leadService.token(form));
    },
    deny(exchange, { status, headers = {} }) {
      const { req, res, route } = exchange;
      const code = status === 429 ? 'rate-limited' : 'foreign-origin';
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      const encoding = route.kind === 'form' ? formEncoding(req.headers['content-type']) : 'json';
      return respond(exchange, { response: failed(code) }, encoding);
    },
  };
}
