import { can } from '../../accounts/capabilities.ts';
import type { UserRecord } from '../../database/records.ts';
import type { CmsContext } from '../../schema/context.ts';

/**
 * The user, if the asker may know of them: everybody sees who has published something, users see
 * themselves and administrators see all.
 */
export function publicUser(id: number | null, { tables, viewer }: CmsContext): UserRecord | undefined {
  if (id === null) return undefined;
  const visible = viewer?.id === id || can(viewer, 'list_users') || tables.content.publishedBy(id) > 0;
  return visible ? tables.users.byId(id) : undefined;
}

/** May see a user's e-mail address, login and role. */
export function seesPrivateFields(user: UserRecord, { viewer }: CmsContext): boolean {
  return viewer?.id === user.id || can(viewer, 'list_users');
}
