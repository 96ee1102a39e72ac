/** The source of a GraphQL node: its type and its global ID. */
import { type ContentTypeName, contentTypes } from '@headwater/content-model/content-types.ts';
import type { ContentRecord, MenuItemRecord, TermRecord, UserRecord } from '../database/records.ts';
import { globalId } from './global-id.ts';

export interface ContentTypeNode {
  kind: 'contentType';
  id: ContentTypeName;
}
export interface SettingsNode {
  kind: 'settings';
  id: 'general' | 'reading';
}
export interface UserRoleNode {
  kind: 'userRole';
  id: string;
}

export type CmsNode =
  | ContentRecord
  | TermRecord
  | UserRecord
  | MenuItemRecord
  | ContentTypeNode
  | SettingsNode
  | UserRoleNode;

const termTypes = { category: 'Category', post_tag: 'Tag', nav_menu: 'Menu' } as const;
const settingsTypes = { general: 'GeneralSettings', reading: 'ReadingSettings' } as const;

interface NodeKind<Node> {
  type: (node: Node) => string;
  globalId: (node: Node) => string;
}

const nodeKinds = {
  content: { type: ({ type }) => contentTypes[type].graphqlType, globalId: ({ id }) => globalId('post', id) },
  term: { type: ({ taxonomy }) => termTypes[taxonomy], globalId: ({ id }) => globalId('term', id) },
  user: { type: () => 'User', globalId: ({ id }) => globalId('user', id) },
  menuItem: { type: () => 'MenuItem', globalId: ({ id }) => globalId('post', id) },
  contentType: { type: () => 'ContentType', globalId: ({ id }) => globalId('post_type', id) },
  settings: { type: ({ id }) => settingsTypes[id], globalId: ({ id }) => globalId('setting_group', id) },
  userRole: { type: () => 'UserRole', globalId: ({ id }) => globalId('user_role', id) },
} as const satisfies { [Kind in CmsNode['kind']]: NodeKind<Extract<CmsNode, { kind: Kind }>> };

/** TypeScript cannot see that a node and the functions of its kind belong together. */
function kindOf(node: CmsNode): NodeKind<CmsNode> {
  return nodeKinds[node.kind] as unknown as NodeKind<CmsNode>;
}

/** The name of a node's GraphQL type. */
export function nodeType(node: CmsNode): string {
  return kindOf(node).type(node);
}

export function nodeGlobalId(node: CmsNode): string {
  return kindOf(node).globalId(node);
}

/** Whether a source is a node, rather than an edge, a connection or a plain value. */
export function isCmsNode(value: unknown): value is CmsNode {
  return typeof value === 'object' && value !== null && 'kind' in value && String(value.kind) in nodeKinds;
}
