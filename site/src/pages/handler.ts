import { isCmsError } from '../cms-client/errors.ts';
import { createCleaner } from '../content/clean-ahead.ts';
import type { Endpoint, PageRequest, PageRoute } from '../document/define-page.ts';
import type { PageHandler, RenderedResponse, RenderRequest } from '../document/page-handler.ts';
import type { PageLocals } from '../document/page-locals.ts';
import { renderDocument } from '../document/render-document.ts';
import { isPreviewLinksUnavailable } from '../editors/preview/preview-links.ts';
import { prepareTexts } from '../rendering/prepare-texts.ts';
import { routeOf } from '../routing/routes.ts';
import { page as content } from './content.tsx';

/** What a file of this folder exports: a page, or a function for each method of an endpoint. */
interface RouteModule {
  page?: PageRoute;
  GET?: Endpoint;
  POST?: Endpoint;
}

const modules = import.meta.glob<RouteModule>(['./**/*.{ts,tsx}', '!./handler.ts', '!./**/*.test.*'], { eager: true });

/** Long texts are cleaned between the query and the rendering, where other requests can run in between. */
function cleanResponses(locals: PageLocals): void {
  const query = locals.queryPublic;
  const clean = createCleaner();
  locals.queryPublic = async (document, variables) => {
    const response = await query(document, variables);
    locals.warnings.push(...(await clean(response.data)));
    return response;
  };
}

/** A response that a route made by itself, such as a redirect. */
async function collected(response: Response): Promise<RenderedResponse> {
  const { 'set-cookie': _joined, ...headers } = Object.fromEntries(response.headers);
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** A response without a page; the pipeline replaces it with its prepared page. */
function bare(status: 500 | 503): RenderedResponse {
  const headers = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '30' }) };
  return { status, headers, cookies: [], body: Buffer.from(status === 503 ? 'Unavailable.\n' : 'Failed.\n') };
}

async function renderPage(page: PageRoute, request: PageRequest): Promise<RenderedResponse> {
  const loaded = await page.load(request);
  if (loaded instanceof Response) return collected(loaded);
  const texts = await prepareTexts(loaded.props, request.locals, request.url.pathname);
  return renderDocument(page, loaded, request, texts);
}

async function respond(request: PageRequest, method: string): Promise<RenderedResponse> {
  const { page } = routeOf(decodeURIComponent(request.url.pathname));
  const module = page === undefined ? undefined : modules[`./${page}`];
  if (module?.page) return renderPage(module.page, request);
  const response = await (method === 'POST' ? module?.POST : module?.GET)?.(request);
  // What the CMS has, and paths that do not exist.
  return response ? collected(response) : renderPage(content, request);
}

/** The visitor's own request, which few routes read. */
function webRequest(url: URL, { method, headers, body }: RenderRequest): Request {
  const lists = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
  return new Request(url, { method, headers: lists, body: body ? new Uint8Array(body) : null });
}

/**
 * Renders a path. Any error is a bare status: 503 for a failing CMS or database, which is never mistaken for a page that
 * does not exist, 500 for errors of the site itself. The error is `failure` in the locals.
 */
export const handler: PageHandler = async (rendered, locals) => {
  const url = new URL(rendered.target, 'http://site.invalid');
  let request: Request | undefined;
  cleanResponses(locals);
  try {
    return await respond(
      {
        url,
        locals,
        get request() {
          request ??= webRequest(url, rendered);
          return request;
        },
      },
      rendered.method,
    );
  } catch (error) {
    locals.failure = error instanceof Error ? error : new Error(String(error));
    if (isCmsError(error) || isPreviewLinksUnavailable(error)) return bare(503);
    // Vite's client then shows the error in the browser.
    if (import.meta.env.DEV) throw error;
    return bare(500);
  }
};
