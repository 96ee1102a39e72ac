import type { QueryCms } from '../cms-client/cms-client.ts';
import { GetConfirmationPages } from './confirmation-pages.query.ts';

/**
 * IDs of the pages to which forms redirect after submission. Their thanks are useless to anyone who has not sent the
 * form, so search and sitemap leave them out. Only the default confirmation counts: conditional ones, and redirects to
 * a URL, may lead to any page of the catalogue.
 * @throws CmsError when the CMS does not respond.
 */
export async function fetchConfirmationPages(query: QueryCms): Promise<ReadonlySet<number>> {
  const { data } = await query(GetConfirmationPages, {});
  const confirmations = (data.gfForms?.nodes ?? []).flatMap((form) => form.confirmations ?? []);
  return new Set(
    confirmations.flatMap((entry) =>
      entry?.type === 'PAGE' && entry.isDefault === true && entry.pageId ? [entry.pageId] : [],
    ),
  );
}
