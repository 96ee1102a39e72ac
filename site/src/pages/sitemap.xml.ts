import { INDEX_TAG } from '../catalogue/index/messages.ts';
import { NotReadYetError } from '../cms-client/errors.ts';
import type { Endpoint } from '../document/define-page.ts';
import { xmlResponse } from '../seo/xml.ts';

const FILE = /^\/sitemap-(\w+)-(\d+)\.xml$/;

/**
 * The sitemap's index, or one of its files, from the index of the catalogue; undefined for a file that it does not list.
 * @throws NotReadYetError before that is first built, and on a disk that takes none
 */
export const GET: Endpoint = async ({ url, locals }) => {
  const [, name, number] = FILE.exec(url.pathname) ?? [];
  locals.tags.add(INDEX_TAG);
  const file = name === undefined ? undefined : { name, number: Number(number) };
  const sitemap = await locals.catalogue?.sitemap(file).catch(() => undefined);
  if (!sitemap) throw new NotReadYetError('the index');
  locals.isPartial ||= !sitemap.isComplete;
  return sitemap.xml === undefined ? undefined : xmlResponse(sitemap.xml);
};
