import type { IncomingHttpHeaders } from 'node:http';
import type { PageLocals } from './page-locals.ts';

/** A request for a page. */
export interface RenderRequest {
  /** Path and query, as in a request line. */
  target: string;
  method: string;
  /** Of the visitor; empty for a page that is rendered for everyone. */
  headers: IncomingHttpHeaders;
  body?: Buffer | undefined;
}

/** A whole response: it may be stored in the page cache, or replaced by an error page. */
export interface RenderedResponse {
  status: number;
  /** Lowercase names. */
  headers: Record<string, string>;
  /** Values of `Set-Cookie`, one by one. */
  cookies: readonly string[];
  body: Buffer;
}

/** Renders a path, as `pages/handler.ts` exports it. @param locals what the rendering gets, and reports to */
export type PageHandler = (request: RenderRequest, locals: PageLocals) => Promise<RenderedResponse>;
