import { type Dispatcher, Pool } from 'undici';
import { cmsRequest } from './cms-request.ts';
import { CmsUnansweredError, CmsUnreachableError, isCmsError } from './errors.ts';
import { exchange, type TaggedAnswer } from './exchange.ts';
import { limits } from './limits.ts';

export interface SubmissionOptions {
  headers?: Record<string, string>;
  /** Gives up on the answer. */
  signal?: AbortSignal;
  /**
   * Called when a connection is open, right before the first byte is written to it. When it throws,
   * nothing is sent.
   */
  onSending?: () => void;
}

/** How long a submission may take, in milliseconds; tests have less time than visitors. */
export interface SubmissionLimits {
  connect: number;
  total: number;
}

/**
 * Sends one submission as it stands, once.
 * @throws CmsUnreachableError when nothing was sent: refused, no such host, TLS, no connection in time
 * @throws CmsError of any other kind when it was sent, and the CMS may have acted on it
 */
export type SendSubmission = (
  parts: { operationName: string; query: string; variables: unknown },
  options: SubmissionOptions,
) => Promise<TaggedAnswer>;

/** Calls back when the connection is open and nothing is on it yet. */
function watched(handler: Dispatcher.DispatchHandler, onSending: () => void): Dispatcher.DispatchHandler {
  return {
    onRequestStart(controller, context) {
      onSending();
      handler.onRequestStart?.(controller, context);
    },
    onResponseStart: (...args) => handler.onResponseStart?.(...args),
    onResponseData: (...args) => handler.onResponseData?.(...args),
    onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
    onResponseError: (...args) => handler.onResponseError?.(...args),
  };
}

/**
 * Leads have connections of their own: a CMS that takes a minute for each, because its mail server does,
 * holds up neither pages nor sign-ins. No retry and no breaker: the outbox decides what is sent again.
 * @param secret shared with the CMS; tells it that what we say about the visitor is so
 */
export function createSubmissions(
  cmsUrl: string,
  secret: string,
  { connect, total }: SubmissionLimits = limits.submission,
): { send: SendSubmission; close(): Promise<void> } {
  const base = new URL(cmsUrl);
  const basePath = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connections: limits.submissions,
    connect: { timeout: connect },
    // One connection for each: a stream that is reset among others says too little about what arrived.
    allowH2: false,
  });
  const proof: Record<string, string> = secret === '' ? {} : { 'x-faustwp-secret': secret };

  return {
    async send(parts, { headers = {}, signal, onSending }) {
      const request = cmsRequest('POST', parts);
      let wasSent = false;
      const dispatcher = pool.compose((dispatch) => (options, handler) => {
        const onStart = () => {
          onSending?.();
          wasSent = true;
        };
        return dispatch(options, watched(handler, onStart));
      });
      try {
        return await exchange(
          dispatcher,
          basePath,
          request,
          AbortSignal.any([AbortSignal.timeout(total), ...(signal ? [signal] : [])]),
          // A connection that was used before may be closed at the other end just now, and then nobody knows
          // what arrived. Leads are few: each has a fresh one.
          { headers: { ...proof, ...headers }, patience: total, isLast: true },
        );
      } catch (cause) {
        if (isCmsError(cause)) throw cause;
        throw wasSent
          ? new CmsUnansweredError(request.operation, 'sent, but no answer came', { cause })
          : new CmsUnreachableError(request.operation, 'the CMS cannot be reached; nothing was sent', { cause });
      }
    },
    close: () => pool.destroy(),
  };
}
