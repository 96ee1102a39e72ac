import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { PageContext } from '../cms-client/page-context.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { FormOutcomeView } from '../forms/model/form-outcome-view.ts';
import type { ClosedNotices } from '../forms/server/closed-notices.ts';
import type { SavedFormView } from '../saved-forms/saved-form-view.ts';

/** Data that a rendering gets from the server. */
export interface PageLocals extends PageContext {
  /** Only for the page that answers a form sent without JavaScript. */
  formOutcome?: FormOutcomeView;
  /** Only for the page of a saved form. */
  savedForm?: SavedFormView;
  /** Called with the forms that the rendering fetches from the CMS. */
  forms?: FormDefinition[];
  /** Finds closed forms in texts; for pages that are stored. */
  closedNotices?: ClosedNotices;
}

/** The built pages, as the adapter exports them in middleware mode. */
export type AstroHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: undefined,
  locals: PageLocals,
) => Promise<void>;

interface Answer {
  status: number;
  /** Lowercase names. */
  headers: Record<string, string>;
  /** Values of `Set-Cookie`, one by one. */
  cookies: string[];
  body: Buffer;
}

type HeaderValues = Record<string, number | string | readonly string[] | undefined>;

/** Collects a whole response before anything is sent: it may be stored in the page cache, or replaced by an error page. */
class CollectingResponse extends ServerResponse {
  #chunks: Buffer[] = [];
  #headers: HeaderValues = {};
  #finish: (answer: Answer) => void = () => {};
  #fail: (error: Error) => void = () => {};
  readonly answer = new Promise<Answer>((resolve, reject) => {
    this.#finish = resolve;
    this.#fail = reject;
  });

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.at(-1);
    // The adapter sends its headers as one object, never as a list of pairs.
    if (typeof headers === 'object' && headers !== null) this.#headers = headers as HeaderValues;
    return this;
  }

  override write(chunk: unknown): boolean {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk as Uint8Array));
    return true;
  }

  override end(chunk?: unknown): this {
    this.write(chunk);
    const entries = Object.entries({ ...this.getHeaders(), ...this.#headers });
    const headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
    const cookies = entries.flatMap(([name, value]) =>
      name.toLowerCase() === 'set-cookie' ? [value ?? []].flat() : [],
    );
    this.#finish({ status: this.statusCode, headers, cookies: cookies.map(String), body: Buffer.concat(this.#chunks) });
    this.emit('close');
    return this;
  }

  override destroy(error?: Error): this {
    this.#fail(error ?? new Error('the rendering broke off'));
    this.emit('close');
    return this;
  }
}

/**
 * Renders a path anonymously: without a visitor's cookies and headers, and without a connection that
 * could break, so that the result may be shown to everyone.
 */
export async function renderAnonymously(handler: AstroHandler, target: string, context: PageLocals): Promise<Answer> {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method: 'GET', url: target, headers: { host: 'site.invalid' } });
  req.push(null);
  const res = new CollectingResponse(req);
  await Promise.race([handler(req, res, undefined, context), res.answer]);
  return res.answer;
}

/** Renders a request of one browser, with its cookies and body. */
export async function renderRequest(handler: AstroHandler, req: IncomingMessage, context: PageLocals): Promise<Answer> {
  const res = new CollectingResponse(req);
  await Promise.race([handler(req, res, undefined, context), res.answer]);
  return res.answer;
}
