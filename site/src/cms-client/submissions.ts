import { SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { bulkhead } from 'cockatiel';
import type { Dispatcher } from 'undici';
import { type Observe, unobserved } from '../telemetry/observe.ts';
import { behindBasicAuth } from './behind-basic-auth.ts';
import { cmsRequest } from './cms-request.ts';
import { CmsNoResponseError, CmsUnreachableError, isCmsError } from './errors.ts';
import { limits } from './limits.ts';
import { graphqlMultipart, type SentFile } from './multipart-request.ts';
import { postRestSubmission, type RestKeys, type RestResponse, type RestSubmission } from './rest-submission.ts';
import { sendRequest, type TaggedResponse } from './send-request.ts';
import { buildConnector, Client } from './undici.ts';

export interface SubmissionOptions {
  headers?: Record<string, string>;
  /** Aborts waiting for the response. */
  signal?: AbortSignal;
  /**
   * Called when a connection is open, right before the first byte is sent, which waits for it. When it rejects,
   * nothing is sent.
   */
  onSending?: () => Promise<void>;
}

/** How long a submission may take, in milliseconds; tests set shorter times. */
export interface SubmissionLimits {
  connect: number;
  total: number;
}

/**
 * Sends one submission once, without a retry.
 * @throws CmsUnreachableError when nothing was sent: refused, no such host, TLS, no connection in time
 * @throws CmsError of any other kind when it was sent, and the CMS may have acted on it
 */
export type SendSubmission = (
  parts: { operationName: string; query: string; variables: unknown; files?: readonly SentFile[] },
  options: SubmissionOptions,
) => Promise<TaggedResponse>;

/** Sends one submission to Gravity Forms' REST API once, without a retry. Throws like `SendSubmission`. */
export type SendRestSubmission = (
  submission: RestSubmission,
  keys: RestKeys,
  options: SubmissionOptions,
) => Promise<RestResponse>;

type Connector = ReturnType<typeof buildConnector>;

/** Runs `onOpen` on each new connection, before undici may write to it. */
function pausing(connect: Connector, onOpen: () => Promise<void>): Connector {
  return (options, callback) =>
    connect(options, (...opened) => {
      const [error, socket] = opened;
      if (error) return callback(error, null);
      onOpen().then(
        () => (socket.destroyed ? callback(new Error('the CMS closed the connection'), null) : callback(null, socket)),
        (cause: unknown) => {
          socket.destroy();
          callback(new Error('nothing may be sent', { cause }), null);
        },
      );
    });
}

/**
 * Leads have connections of their own: a CMS that takes a minute for each, because of its mail server,
 * delays neither pages nor sign-ins. No retry and no circuit breaker: the outbox decides what is sent again.
 * @param secret shared with the CMS; proves that what the site says about the visitor is true
 */
export function createSubmissions(
  cmsUrl: string,
  secret: string,
  { connect, total }: SubmissionLimits = limits.submission,
  observe: Observe = unobserved,
): { send: SendSubmission; sendRest: SendRestSubmission; close(): Promise<void> } {
  const base = new URL(cmsUrl);
  const basePath = base.pathname.replace(/\/$/, '');
  // One connection each: the reset of one HTTP/2 stream would not tell what arrived.
  const connector = buildConnector({ timeout: connect, allowH2: false });
  const places = bulkhead(limits.submissions, Number.POSITIVE_INFINITY);
  const open = new Set<Client>();
  let isClosed = false;
  const proof: Record<string, string> = secret === '' ? {} : { [SECRET_HEADER]: secret };

  /** Runs one exchange on a connection of its own. */
  async function withConnection<Result>(onOpen: () => Promise<void>, work: (client: Dispatcher) => Promise<Result>) {
    if (isClosed) throw new Error('the client is closed');
    const client = new Client(base.origin, { connect: pausing(connector, onOpen), allowH2: false });
    open.add(client);
    try {
      return await work(behindBasicAuth(client, base));
    } finally {
      open.delete(client);
      await client.destroy();
    }
  }

  /** Runs one exchange, and tells a network error before the first byte from one after it. */
  async function once<Result>(
    operation: string,
    { signal, onSending }: SubmissionOptions,
    work: (dispatcher: Dispatcher, signal: AbortSignal, trace: Readonly<Record<string, string>>) => Promise<Result>,
  ): Promise<Result> {
    let wasSent = false;
    const onOpen = async () => {
      await onSending?.();
      wasSent = true;
    };
    const ends = AbortSignal.any([AbortSignal.timeout(total), ...(signal ? [signal] : [])]);
    return observe({ kind: 'cms', name: operation, type: 'submission' }, async (trace) => {
      try {
        return await places.execute(() => withConnection(onOpen, (client) => work(client, ends, trace)), ends);
      } catch (cause) {
        if (isCmsError(cause)) throw cause;
        throw wasSent
          ? new CmsNoResponseError(operation, 'sent, but no response came', { cause })
          : new CmsUnreachableError(operation, 'the CMS is unreachable; nothing was sent', { cause });
      }
    });
  }

  return {
    send({ files = [], ...parts }, options) {
      const request = cmsRequest('POST', parts);
      const body = files.length > 0 ? graphqlMultipart(request.body ?? '', files) : undefined;
      // The CMS may be closing a reused connection at this moment, which would leave it unknown whether the lead
      // arrived. Leads are few, so each gets a new connection.
      return once(request.operation, options, (dispatcher, signal, trace) => {
        const more = { headers: { ...proof, ...options.headers, ...trace }, timeoutMs: total, isLast: true };
        return sendRequest(dispatcher, basePath, { ...request, ...(body && { body }) }, signal, more);
      });
    },
    sendRest(submission, keys, options) {
      return once('a submission through the REST API', options, (dispatcher, signal, trace) => {
        const headers = { ...proof, ...options.headers, ...trace };
        return postRestSubmission(dispatcher, basePath, submission, keys, { headers, signal, timeoutMs: total });
      });
    },
    async close() {
      isClosed = true;
      await Promise.all([...open].map((client) => client.destroy()));
    },
  };
}
