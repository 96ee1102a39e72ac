import { can } from '../accounts/capabilities.ts';
import type { ContentRecord, ContentStatus } from '../database/records.ts';
import type { CmsContext } from '../schema/context.ts';
import { readableRevision } from './preview.ts';

/** The statuses that the client may read. Media carry `inherit` and are public. */
export function readableStatuses({ viewer }: CmsContext): readonly ContentStatus[] {
  // A user who may read one type's hidden content may read all of it: roles do not tell types apart.
  const seesHidden = can(viewer, 'edit', 'post') && can(viewer, 'edit', 'page');
  return seesHidden ? ['publish', 'inherit', 'draft', 'private', 'trash'] : ['publish', 'inherit'];
}

/** The content or revision with this ID; undefined if there is none or the viewer may not read it. */
export function readableContent(context: CmsContext, id: number): ContentRecord | undefined {
  const content = context.tables.content.byId(id);
  if (!content) return readableRevision(context, id);
  return can(context.viewer, 'read', content) ? content : undefined;
}
