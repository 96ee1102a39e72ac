import { compress } from '../page-cache/compress.ts';
import type { StoredPage } from '../page-cache/stored-page.ts';
import { storedPage } from '../page-cache/stored-page.ts';
import type { PageRenderer } from './render-page.ts';

/** In place of the request id in the prepared page. */
const REQUEST_ID = '00000000-0000-0000-0000-000000000000';

/** Thrown at start when not even the pages that need no CMS can be rendered. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

export interface ErrorPages {
  unavailable: StoredPage;
  /** The page for an error of the site itself. It tells visitors nothing but the number under which the log has it. */
  internal(requestId: string): StoredPage;
}

async function prepare(render: PageRenderer, status: 500 | 503): Promise<StoredPage> {
  const rendered = await render(`/${status}`, REQUEST_ID);
  if (rendered.status !== status) {
    throw new BuildError(
      `The built site cannot render its ${status} page. Build it again; if that does not help, the lines above say why.`,
    );
  }
  const page = storedPage(rendered, 0, 0);
  return status === 503 ? { ...page, ...(await compress(page.body)) } : page;
}

/**
 * Renders the pages for bad days ahead of them, while everything still works.
 * @throws BuildError when the build is broken.
 */
export async function prepareErrorPages(render: PageRenderer): Promise<ErrorPages> {
  const unavailable = await prepare(render, 503);
  const internal = await prepare(render, 500);
  return {
    unavailable,
    internal: (requestId) => ({
      ...internal,
      body: Buffer.from(internal.body.toString('utf8').replaceAll(REQUEST_ID, requestId)),
    }),
  };
}
