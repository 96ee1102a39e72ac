import { can } from '../../accounts/capabilities.ts';
import type { UserRecord } from '../../database/records.ts';
import type { CmsContext } from '../../schema/context.ts';

/**
 * The user, if the viewer may know of them: everyone sees users who have published something, users see
 * themselves and administrators see all.
 */
export function publicUser(id: number | null, { tables, viewer }: CmsContext): UserRecord | undefined {
  if (id === null) return undefined;
  const visible = viewer?.id === id || can(viewer, 'list_users') || tables.content.publishedBy(id) > 0;
  return visible ? tables.users.byId(id) : undefined;
}

/** Whether the viewer may see a user's email address, login and role. */
export function seesPrivateFields(user: UserRecord, { viewer }: CmsContext): boolean {
  return viewer?.id === user.id || can(viewer, 'list_users');
}
