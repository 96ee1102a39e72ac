import { Readable } from 'node:stream';
import * as texts from '@headwater/brand/texts.ts';
import { ERRORS, Server } from '@tus/server';
import type { UploadRefusal, UploadRules } from '../../uploads/receive-upload.ts';
import type { UploadBudget } from '../../uploads/upload-budget.ts';
import { StoreFullError, type UploadStore } from '../../uploads/upload-store.ts';
import type { Exchange, Responder } from '../exchange.ts';
import { closeIfUnread, sendText } from '../http/send.ts';

export interface UploadsEndpointParts {
  rules: UploadRules;
  store: UploadStore;
  budget: UploadBudget;
  /** Runs `work` with those of the IDs that no lead waits with, and lets no lead claim them meanwhile. */
  withUnclaimed(ids: readonly string[], work: (unclaimed: readonly string[]) => Promise<void>): Promise<void>;
  /** Called with errors that are not the visitor's. */
  warn: (message: string, error: unknown) => void;
}

const PATH = '/api/uploads';

/** How @tus/server sends an error of a hook. */
class RefusedUpload extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor({ status, text }: UploadRefusal) {
    super(text);
    this.status_code = status;
    this.body = text;
  }
}

/** The request for @tus/server: its own for Node writes headers in a way that the policy of the route cannot read. */
function webRequest({ req, path }: Exchange): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) if (typeof value === 'string') headers.set(name, value);
  const { method = 'POST' } = req;
  // Only the path of the URL counts.
  const url = `http://site.invalid${path}`;
  if (method === 'HEAD') return new Request(url, { method, headers });
  // Node's two declarations of the same web stream disagree.
  const body = Readable.toWeb(req) as unknown as ReadableStream<Uint8Array>;
  const streamed = { method, headers, body, duplex: 'half' };
  return new Request(url, streamed);
}

const malformed: UploadRefusal = { status: 400, text: texts.uploadFailed };

type Reserve = (
  req: object,
  given: Record<string, string | null> | undefined,
  size: number | undefined,
) => ReturnType<UploadRules['announce']>;

function createTus({ rules, store, warn }: UploadsEndpointParts, reserve: Reserve): Server {
  return new Server({
    path: PATH,
    datastore: store.pieces,
    relativeLocation: true,
    allowedOrigins: [],
    // The name is chosen when the file is announced; see `onUploadCreate`.
    async onUploadCreate(req, upload) {
      const reserved = await reserve(req, upload.metadata, upload.size);
      if ('status' in reserved) throw new RefusedUpload(reserved);
      upload.id = reserved.id;
      return { metadata: reserved.metadata };
    },
    async onUploadFinish(_req, upload) {
      const refusal = await rules.finish(upload.id);
      if (refusal) throw new RefusedUpload(refusal);
      return {};
    },
    onResponseError(_req, error) {
      if (error instanceof RefusedUpload) return { status_code: error.status_code, body: error.body };
      // @tus/server has hidden the system's error; the usual one is a full disk.
      if ('body' in error && error.body === ERRORS.FILE_WRITE_ERROR.body) {
        warn('a file of a visitor could not be written', error);
        return { status_code: 507, body: texts.uploadsFull };
      }
      if (!('status_code' in error)) warn('an upload failed', error);
      return undefined;
    },
  });
}

/**
 * Responds to `/api/uploads`: files come in pieces with the tus protocol, so that one bar of signal and a reload lose
 * nothing that has arrived. The ID of an upload is what allows to continue or to remove it.
 */
export function createUploadsEndpoint(parts: UploadsEndpointParts): Responder {
  const { rules, store, budget, withUnclaimed, warn } = parts;
  const exchanges = new WeakMap<object, Exchange>();

  async function reserve(req: object, given: Record<string, string | null> = {}, size: number | undefined) {
    const exchange = exchanges.get(req);
    if (!exchange || size === undefined) throw new RefusedUpload(malformed);
    const wait = await exchange.attempt('uploads');
    if (wait > 0) throw new RefusedUpload({ status: 429, text: texts.uploadsTooMany });
    const announced = { formId: Number(given.form), fieldId: Number(given.field), name: given.name ?? '', size };
    return rules.announce({ ...announced, clientKey: exchange.client.key });
  }

  /** Not before it is needed: its folder may have no room when the site starts. */
  let tus: Server | undefined;

  async function handle(request: Request): Promise<Response> {
    try {
      tus ??= createTus(parts, reserve);
    } catch (error) {
      if (!(error instanceof StoreFullError)) throw error;
      warn('a file of a visitor could not be written', error);
      return new Response(texts.uploadsFull, { status: 507 });
    }
    return tus.handleWeb(request);
  }

  /** Removes a file that its visitor has not sent. One that belongs to a lead stays: the response is the same. */
  async function remove(id: string): Promise<void> {
    await withUnclaimed([id], async ([unclaimed]) => {
      if (unclaimed === undefined) return;
      await store.remove(id);
      budget.release(id);
    });
  }

  return async (exchange) => {
    const { req, res, path } = exchange;
    if (req.method === 'DELETE') {
      const id = path.slice(PATH.length + 1);
      if (await store.find(id)) await remove(id);
      closeIfUnread(req, res);
      res.writeHead(204, { 'tus-resumable': '1.0.0' }).end();
      return;
    }
    if (req.method !== 'POST' && !(await store.find(path.slice(PATH.length + 1)))) {
      closeIfUnread(req, res);
      sendText(res, 404, texts.uploadFailed);
      return;
    }
    // The visitor has left meanwhile: this piece would interrupt the one that they send again.
    if (res.destroyed) return;
    const request = webRequest(exchange);
    exchanges.set(request, exchange);
    const response = await handle(request);
    const text = await response.text();
    if (response.status >= 400) closeIfUnread(req, res);
    res.writeHead(response.status, Object.fromEntries(response.headers)).end(text);
  };
}
