/** Rows as the resolvers see them. `kind` distinguishes the sources of different GraphQL types. */

import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import type { TemplateName } from '@headwater/content-model/templates.ts';

export type ContentStatus = 'publish' | 'draft' | 'private' | 'trash' | 'inherit';

/** Values of custom fields by group or field name; media and pages are database IDs. */
export type FieldValues = { readonly [field: string]: unknown };

export interface ContentRecord {
  kind: 'content';
  id: number;
  type: ContentTypeName;
  status: ContentStatus;
  slug: string;
  path: string | null;
  parentId: number | null;
  authorId: number | null;
  title: string;
  content: string;
  excerpt: string;
  /** `YYYY-MM-DDTHH:MM:SS`, site-local. */
  date: string;
  modified: string;
  template: TemplateName;
  featuredImageId: number | null;
  menuOrder: number;
  seoTitle: string | null;
  seoDescription: string | null;
  /** The password that WordPress would ask readers for; empty for public content. */
  postPassword: string;
  fields: FieldValues;
  /** Set for a saved state of content: the ID of the content. */
  revisionOf?: number;
}

export interface MediaFile {
  contentId: number;
  /** Path below the uploads folder, such as `2026/03/sn-3040.jpg`. */
  file: string;
  mimeType: string;
  width: number | null;
  height: number | null;
  alt: string;
  seedKey: string | null;
}

export type Taxonomy = 'category' | 'post_tag' | 'nav_menu';

export interface TermRecord {
  kind: 'term';
  id: number;
  taxonomy: Taxonomy;
  slug: string;
  name: string;
  description: string;
}

export interface MenuItemRecord {
  kind: 'menuItem';
  id: number;
  menuId: number;
  parentId: number | null;
  label: string;
  /** A path on this site or a full URL, as the editor typed it. */
  url: string;
  target: string;
  cssClasses: readonly string[];
  order: number;
}

export type UserRole = 'administrator' | 'editor' | 'subscriber';

export interface UserRecord {
  kind: 'user';
  id: number;
  login: string;
  /** Last segment of the author's path. */
  slug: string;
  name: string;
  email: string;
  role: UserRole;
  description: string;
  passwordHash: string | null;
  registered: string;
}
