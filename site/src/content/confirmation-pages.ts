import type { QueryCms } from '../cms-client/cms-client.ts';
import { GetConfirmationPages } from './confirmation-pages.query.ts';

/**
 * Numbers of the pages that forms lead to after they were sent. Who did not send the form has no use for their thanks,
 * so neither search nor sitemap lists them. Only the default confirmation counts: a special one, and a redirect to some
 * address, may lead to any page of the catalogue.
 * @throws CmsError when the CMS does not answer.
 */
export async function fetchConfirmationPages(ask: QueryCms): Promise<ReadonlySet<number>> {
  const { data } = await ask(GetConfirmationPages, {});
  const confirmations = (data.gfForms?.nodes ?? []).flatMap((form) => form.confirmations ?? []);
  return new Set(
    confirmations.flatMap((entry) =>
      entry?.type === 'PAGE' && entry.isDefault === true && entry.pageId ? [entry.pageId] : [],
    ),
  );
}
