import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import type { ContentRecord, UserRecord, UserRole } from '../database/records.ts';

const reading = ['read', 'level_0'] as const;

const ofTypes = (['posts', 'pages'] as const).flatMap((type) => [
  `edit_${type}` as const,
  `publish_${type}` as const,
  `delete_${type}` as const,
  `read_private_${type}` as const,
  ...(['edit', 'delete'] as const).flatMap((verb) =>
    (['others', 'published', 'private'] as const).map((which) => `${verb}_${which}_${type}` as const),
  ),
]);

const editing = [
  'moderate_comments',
  'manage_categories',
  'manage_links',
  'upload_files',
  'unfiltered_html',
  ...ofTypes,
  ...([7, 6, 5, 4, 3, 2, 1] as const).map((level) => `level_${level}` as const),
] as const;

const administering = [
  'manage_options',
  'edit_theme_options',
  'edit_dashboard',
  'import',
  'export',
  'unfiltered_upload',
  ...(['list', 'edit', 'create', 'delete', 'remove', 'promote'] as const).map((verb) => `${verb}_users` as const),
  ...([10, 9, 8] as const).map((level) => `level_${level}` as const),
] as const;

/** The capabilities of each role, by WordPress's names. */
export const capabilities = {
  administrator: [...administering, ...editing, ...reading],
  editor: [...editing, ...reading],
  subscriber: [...reading],
} as const satisfies Record<UserRole, readonly string[]>;

export type Capability = (typeof capabilities)['administrator'][number];

/** What can be done to a node, or to nodes of a type. */
export type Action = 'read' | 'edit' | 'publish' | 'delete';

type Content = Pick<ContentRecord, 'type' | 'status'>;

/**
 * Whether a user has one of WordPress's capabilities, or may act on content: one node, or
 * any node of a type. `null` is a visitor.
 *
 *     can(user, 'manage_options')
 *     can(user, 'edit', 'project')
 *     can(user, 'read', content)
 */
export function can(user: UserRecord | null, capability: Capability): boolean;
export function can(user: UserRecord | null, action: Action, subject: ContentTypeName | Content): boolean;
export function can(user: UserRecord | null, wish: Capability | Action, subject?: ContentTypeName | Content): boolean {
  if (subject === undefined) return user !== null && capabilities[user.role].some((known) => known === wish);
  if (typeof subject === 'string') return can(user, neededFor(wish, subject));
  return isPublic(wish, subject.status) || can(user, neededFor(wish, subject.type));
}

/** Media carry `inherit` and are public. */
function isPublic(wish: string, status: ContentRecord['status']): boolean {
  return wish === 'read' && (status === 'publish' || status === 'inherit');
}

/**
 * Every author here has an editor's rights, so it does not matter who wrote the node, or
 * whether it is private or a draft: a user who may edit everything may read everything.
 */
function neededFor(wish: string, type: ContentTypeName): Capability {
  if (type === 'attachment') return 'upload_files';
  const plural = type === 'page' ? 'pages' : 'posts';
  if (wish === 'publish') return `publish_${plural}`;
  if (wish === 'delete') return `delete_others_${plural}`;
  return `edit_others_${plural}`;
}
