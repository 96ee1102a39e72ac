import type { AskCms } from '../cms-client/cms-client.ts';
import { GetConfirmationPages } from './confirmation-pages.query.ts';

/**
 * Numbers of the pages that thank those who sent a form. They make no sense to anybody else, so neither search nor
 * sitemap lists them. A redirect to some address does not count: it may lead to any page of the catalogue.
 * @throws CmsError when the CMS does not answer.
 */
export async function askConfirmationPages(ask: AskCms): Promise<ReadonlySet<number>> {
  const { data } = await ask(GetConfirmationPages, {});
  const confirmations = (data.gfForms?.nodes ?? []).flatMap((form) => form.confirmations ?? []);
  return new Set(confirmations.flatMap((entry) => (entry?.type === 'PAGE' && entry.pageId ? [entry.pageId] : [])));
}
