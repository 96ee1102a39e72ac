import { compress } from '../../page-cache/compress.ts';
import type { ServedPage } from '../../page-cache/served-page.ts';
import { type RenderedPage, storedPage } from '../../page-cache/stored-page.ts';

/** A page for one response, which is not stored. */
export async function justRendered(rendered: RenderedPage): Promise<ServedPage> {
  const page = { ...storedPage(rendered, 0, 0), ...(await compress(rendered.body)) };
  return { page, state: 'MISS', ageSeconds: 0 };
}
