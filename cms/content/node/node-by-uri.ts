import { contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import type { ContentRecord } from '../../database/records.ts';
import type { CmsContext } from '../../schema/context.ts';
import { globalId } from '../../schema/global-id.ts';
import type { CmsNode } from '../../schema/nodes.ts';
import { readableContent } from '../readable-content.ts';
import { pathOfUri } from '../urls.ts';
import { publicUser } from '../user/public-user.ts';

/**
 * The node at a path, in WordPress's order: front page, list of posts, archives, terms,
 * authors, content. Null if there is none or the viewer may not read it.
 */
export function nodeByUri(uri: string, context: CmsContext): CmsNode | null {
  const path = pathOfUri(uri, context.baseUrl)?.toLowerCase();
  if (path === undefined) return null;
  return archiveAt(path, context) ?? termOrAuthorAt(path, context) ?? contentAt(path, context) ?? null;
}

function archiveAt(path: string, { tables }: CmsContext): CmsNode | undefined {
  const postsPage = tables.content.byId(tables.options.number('page_for_posts'));
  if (postsPage && path === postsPage.path?.toLowerCase()) return { kind: 'contentType', id: 'post' };
  const archived = contentTypeNames.find((name) => contentTypes[name].archive === path);
  return archived && { kind: 'contentType', id: archived };
}

function termOrAuthorAt(path: string, context: CmsContext): CmsNode | undefined {
  const { terms, users } = context.tables;
  const [, base, slug] = /^\/(category|tag|author)\/([^/]+)\/$/.exec(path) ?? [];
  if (!base || !slug) return undefined;
  if (base === 'category') return terms.bySlug('category', slug);
  if (base === 'tag') return terms.bySlug('post_tag', slug);
  const user = users.bySlug(slug);
  return publicUser(user?.id ?? null, context);
}

function contentAt(path: string, context: CmsContext): CmsNode | undefined {
  const { content, oldPaths, options } = context.tables;
  const id = path === '/' ? options.number('page_on_front') : content.byPath(path)?.id;
  // Moved content is returned at its old path, with its new one.
  const found = shownContent(id, context) ?? shownContent(oldPaths.contentAt(path), context);
  if (!found) return undefined;
  // WordPress loads the author of content found by URI, and adds the author to the tags.
  if (found.authorId !== null) context.touched.node(globalId('user', found.authorId));
  return found;
}

/** Drafts have no path, even for editors. */
function shownContent(id: number | undefined, context: CmsContext): ContentRecord | undefined {
  const found = id === undefined ? undefined : readableContent(context, id);
  const hasOwnPage = found && found.revisionOf === undefined && found.status !== 'draft' && found.status !== 'trash';
  return hasOwnPage ? found : undefined;
}
