import type { FunctionComponent } from 'react';
import type { PageLocals } from './page-locals.ts';

/** What a route gets. */
export interface PageRequest {
  /** Path and query; the host is a stand-in. */
  url: URL;
  /** The visitor's own request, for pages and endpoints of editors: with cookies and body. */
  request: Request;
  locals: PageLocals;
}

/** All data of a page, and what its response has besides the document. */
export interface Loaded<Props> {
  props: Props;
  /** 200 when absent. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`. */
  cookies?: readonly string[];
  /** Who may show the page in a frame; no one when absent. */
  frameAncestors?: string;
}

/** A route as the server sees it: the type of its data is known to its `load` and its `Page` alone. */
export interface PageRoute {
  load(request: PageRequest): Promise<Loaded<object> | Response>;
  Page: FunctionComponent<never>;
}

/** A route that responds with something else than a page; undefined for a path that does not exist. */
export type Endpoint = (request: PageRequest) => Response | undefined | Promise<Response | undefined>;

interface PageDefinition<Props> {
  /** Loads everything that `Page` shows. A `Response` is sent as it is, such as a redirect. @throws CmsError when the CMS fails */
  load(request: PageRequest): Promise<Loaded<Props> | Response>;
  /** Shows it: rendered once, on the server, without waiting for anything. */
  Page: FunctionComponent<Props>;
}

/** A redirect in place of a page. */
export function redirectTo(location: string, status: 307 | 308 = 308): Response {
  return new Response(null, { status, headers: { location } });
}

/** Defines a route from what loads its data and the component that shows them. */
export function definePage<Props extends object>(definition: PageDefinition<Props>): PageRoute {
  return definition;
}
