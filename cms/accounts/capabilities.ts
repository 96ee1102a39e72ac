import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import type { ContentRecord, UserRecord, UserRole } from '../database/records.ts';

const reading = ['read', 'level_0'] as const;

const editing = [
  'moderate_comments',
  'manage_categories',
  'manage_links',
  'upload_files',
  'unfiltered_html',
  'edit_posts',
  'edit_others_posts',
  'edit_published_posts',
  'publish_posts',
  'edit_pages',
  'edit_others_pages',
  'edit_published_pages',
  'publish_pages',
  'level_7',
  'level_6',
  'level_5',
  'level_4',
  'level_3',
  'level_2',
  'level_1',
  'delete_pages',
  'delete_others_pages',
  'delete_published_pages',
  'delete_posts',
  'delete_others_posts',
  'delete_published_posts',
  'delete_private_posts',
  'edit_private_posts',
  'read_private_posts',
  'delete_private_pages',
  'edit_private_pages',
  'read_private_pages',
] as const;

const administering = [
  'manage_options',
  'edit_theme_options',
  'edit_dashboard',
  'import',
  'export',
  'unfiltered_upload',
  'list_users',
  'edit_users',
  'create_users',
  'delete_users',
  'remove_users',
  'promote_users',
  'level_10',
  'level_9',
  'level_8',
] as const;

/** The capabilities of each role, by WordPress's names. */
export const capabilities = {
  administrator: [...administering, ...editing, ...reading],
  editor: [...editing, ...reading],
  subscriber: [...reading],
} as const satisfies Record<UserRole, readonly string[]>;

export type Capability = (typeof capabilities)['administrator'][number];

/** What can be done to an entry, or to entries of a type. */
export type Action = 'read' | 'edit' | 'publish' | 'delete';

type Content = Pick<ContentRecord, 'type' | 'status'>;

/**
 * Whether a user has one of WordPress's capabilities, or may act on content: one entry, or
 * any entry of a type. `null` is a visitor.
 *
 *     can(user, 'manage_options')
 *     can(user, 'edit', 'project')
 *     can(user, 'read', content)
 */
export function can(user: UserRecord | null, capability: Capability): boolean;
export function can(user: UserRecord | null, action: Action, subject: ContentTypeName | Content): boolean;
export function can(user: UserRecord | null, wish: Capability | Action, subject?: ContentTypeName | Content): boolean {
  if (subject === undefined) return user !== null && includes(capabilities[user.role], wish);
  if (typeof subject === 'string') return can(user, neededFor(wish, subject));
  return isPublic(wish, subject.status) || can(user, neededFor(wish, subject.type));
}

function includes(list: readonly string[], wish: string): boolean {
  return list.includes(wish);
}

/** Media carry `inherit` and are public. */
function isPublic(wish: string, status: ContentRecord['status']): boolean {
  return wish === 'read' && (status === 'publish' || status === 'inherit');
}

/**
 * Every author here has an editor's rights, so it does not matter who wrote the entry, or
 * whether it is private or a draft: a user who may edit everything may read everything.
 */
function neededFor(wish: string, type: ContentTypeName): Capability {
  if (type === 'attachment') return 'upload_files';
  const plural = type === 'page' ? 'pages' : 'posts';
  if (wish === 'publish') return `publish_${plural}`;
  if (wish === 'delete') return `delete_others_${plural}`;
  return `edit_others_${plural}`;
}
