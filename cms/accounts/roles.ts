import type { UserRecord, UserRole } from '../database/records.ts';

/** What each role may do, in WordPress's words; the part that this CMS acts on. */
export const capabilities = {
  administrator: [
    'read',
    'edit_posts',
    'edit_pages',
    'edit_others_posts',
    'read_private_posts',
    'manage_options',
    'list_users',
  ],
  editor: ['read', 'edit_posts', 'edit_pages', 'edit_others_posts', 'read_private_posts'],
  subscriber: ['read'],
} as const satisfies Record<UserRole, readonly string[]>;

function can(user: UserRecord | null, capability: string): boolean {
  return user !== null && (capabilities[user.role] as readonly string[]).includes(capability);
}

/** May read drafts and private content of others. */
export function canReadHidden(user: UserRecord | null): boolean {
  return can(user, 'edit_others_posts');
}

/** May see e-mail addresses and roles of other users. */
export function canListUsers(user: UserRecord | null): boolean {
  return can(user, 'list_users');
}
