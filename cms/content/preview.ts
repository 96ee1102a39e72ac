import { can } from '../accounts/capabilities.ts';
import type { ContentRecord } from '../database/records.ts';
import type { RevisionRecord } from '../database/revision-table.ts';
import type { CmsContext } from '../schema/context.ts';

/**
 * Content as of a revision: text and fields are the revision's, and so are ID and slug;
 * type, template, featured image, terms, path and author are the content's, as in WordPress.
 */
export function asRevision(content: ContentRecord, revision: RevisionRecord): ContentRecord {
  const { contentId, authorId: _, ...state } = revision;
  return { ...content, ...state, status: 'inherit', path: null, revisionOf: contentId };
}

/** The revision with this ID, for users who may edit its content. */
export function readableRevision(context: CmsContext, id: number): ContentRecord | undefined {
  const revision = context.tables.revisions.byId(id);
  const content = revision && context.tables.content.byId(revision.contentId);
  return revision && content && can(context.viewer, 'edit', content) ? asRevision(content, revision) : undefined;
}

/**
 * The preview of content: its newest state, saved or not, for users who may edit it, and
 * nothing for others. Content that was never revised shows itself to clients that may read it.
 */
export function previewOf(context: CmsContext, content: ContentRecord): ContentRecord | undefined {
  if (content.revisionOf !== undefined) return content;
  const revision = context.tables.revisions.newestOf(content.id);
  if (!revision) return can(context.viewer, 'read', content) ? content : undefined;
  return can(context.viewer, 'edit', content) ? asRevision(content, revision) : undefined;
}
