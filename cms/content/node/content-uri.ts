import { contentTypes } from '@headwater/content-model/content-types.ts';
import type { ContentRecord } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';

type HasTables = { tables: Tables };
type Numbered = Pick<ContentRecord, 'id' | 'type'>;

/** Whether the site shows this page at `/`. */
export function isFrontPage({ id, type }: Numbered, { tables }: HasTables): boolean {
  return type === 'page' && id === tables.options.number('page_on_front');
}

/** Whether this page is the posts page. */
export function isPageForPosts({ id, type }: Numbered, { tables }: HasTables): boolean {
  return type === 'page' && id === tables.options.number('page_for_posts');
}

/** The default URI of any content. */
function plainUri(id: number, type: ContentRecord['type']): string {
  return type === 'page' ? `/?page_id=${id}` : `/?p=${id}`;
}

/** Path of published content; undefined for everything else. */
export function publishedUri(id: number, context: HasTables): string | undefined {
  const content = context.tables.content.byId(id);
  return (content?.status === 'publish' && contentUri(content, context)) || undefined;
}

/** Path of a page, post and so on. Null for the posts page: that path belongs to the list of posts. */
export function contentUri(content: ContentRecord, context: HasTables): string | null {
  if (isFrontPage(content, context)) return '/';
  if (isPageForPosts(content, context)) return null;
  if (content.revisionOf !== undefined) return `${plainUri(content.revisionOf, content.type)}&preview=true`;
  if (content.status === 'draft' || content.status === 'trash') return plainUri(content.id, content.type);
  if (!contentTypes[content.type].hasOwnPage) return `/?post_type=${content.type}&p=${content.id}`;
  return content.path;
}
