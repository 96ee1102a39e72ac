import { escapeHtml } from '@headwater/contract/text/entities.ts';
import type { ContentRecord } from '../../database/records.ts';
import type { CmsContext } from '../../schema/context.ts';
import { renderedTitle } from '../rendering/title.ts';
import { contentUri } from './content-uri.ts';

/** What an SEO plugin would return: the editor's text, or else the title. */
export function contentSeo(content: ContentRecord, context: CmsContext) {
  const title = content.seoTitle ?? renderedTitle(content.title).replace(/<[^<>]*>/g, '');
  const metaDesc = content.seoDescription ?? '';
  const description = metaDesc && `<meta name="description" content="${escapeHtml(metaDesc)}" />`;
  const uri = contentUri(content, context);
  const robots = content.fields.noindex === true ? '<meta name="robots" content="noindex, nofollow" />' : '';
  return {
    title,
    metaDesc,
    fullHead: [`<title>${escapeHtml(title)}</title>`, description, robots].filter((tag) => tag !== '').join('\n'),
    canonical: uri === null ? null : `${context.baseUrl}${uri}`,
  };
}
