import { canReadHidden } from '../accounts/roles.ts';
import type { ContentRecord, ContentStatus } from '../database/records.ts';
import type { CmsContext } from '../schema/context.ts';

/** The statuses that whoever asks may read. Media carry `inherit` and are public. */
export function readableStatuses({ viewer }: CmsContext): readonly ContentStatus[] {
  return canReadHidden(viewer) ? ['publish', 'inherit', 'draft', 'private'] : ['publish', 'inherit'];
}

/** The content with this id, or undefined where there is none or the asker may not read it. */
export function readableContent(context: CmsContext, id: number): ContentRecord | undefined {
  const content = context.tables.content.byId(id);
  return content && readableStatuses(context).includes(content.status) ? content : undefined;
}
