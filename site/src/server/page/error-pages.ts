import { compress } from '../../page-cache/compress.ts';
import type { StoredPage } from '../../page-cache/stored-page.ts';
import { storedPage } from '../../page-cache/stored-page.ts';
import type { PageRenderer } from '../render-page.ts';

/** Replaced by the request ID when the prepared page is sent. */
const REQUEST_ID = '00000000-0000-0000-0000-000000000000';

/** Thrown at startup when even the pages without CMS data cannot be rendered. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

export interface ErrorPages {
  unavailable: StoredPage;
  /** The page for an error in the site. It reveals only the request ID, by which the error can be found in the log. */
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
 * Renders the error pages at startup, while everything still works.
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
