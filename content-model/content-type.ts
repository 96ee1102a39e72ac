import type { Fields, Groups } from './fields.ts';

/** Parts of a node, by WordPress's names; `editor` is the text. Title, revisions and custom fields are not listed: every type has them. */
export const supports = ['author', 'editor', 'excerpt', 'thumbnail'] as const;

export type Support = (typeof supports)[number];

/** Optional settings of a content type, with their defaults. */
const defaults = {
  /** Whether nodes have parents, as pages do. */
  hierarchical: false,
  /** False for nodes that are only shown on other pages. */
  hasOwnPage: true,
  /** Path of the page that lists all nodes, or null. */
  archive: null,
  /** Path of the site's own pages about nodes, such as `/documents`. A page of the CMS at that path wins. */
  sitePath: null,
  /** False for media: uploaded, not written. */
  isWritten: true,
  supports,
  /** Whether lists show the publication date of a node. */
  isDated: false,
  /** Custom fields that lists show instead of title and excerpt, where a node has them. */
  listed: {},
  /** Fields directly on the GraphQL type. */
  fields: {},
  /** Groups of fields, each a GraphQL type of its own, for every node. */
  groups: {},
  /** Groups that are available on the front page only. */
  frontPageGroups: {},
};

interface Names {
  /** GraphQL name of one node, in camel case; the type has the same name with a capital. */
  singleName: string;
  /** GraphQL name of the list. */
  pluralName: string;
  /** Name of the list for editors. */
  label: string;
}

interface Listed {
  /** Name of a custom field. */
  title?: string;
  /** Name of a custom field. */
  text?: string;
}

interface Settings {
  hierarchical: boolean;
  hasOwnPage: boolean;
  archive: string | null;
  sitePath: string | null;
  isWritten: boolean;
  supports: readonly Support[];
  isDated: boolean;
  listed: Listed;
  /** Whether the site's search finds nodes. Defaults to those with a page. */
  isSearched: boolean;
  /** Whether the sitemap lists nodes. Defaults to those with a page. */
  isInSitemap: boolean;
  fields: Fields;
  groups: Groups;
  frontPageGroups: Groups;
}

/** A content type as defined in its file: names, and deviations from the defaults. */
export type ContentTypeDefinition = Names & Partial<Settings>;

export interface ContentType extends Names, Settings {
  graphqlType: string;
  /** Value of `ContentTypeEnum`. */
  enumValue: string;
}

/** `singleProduct` as the name of a GraphQL type. */
export function typeName(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Every field group that nodes of a type have, on the front page or elsewhere. */
export function groupsOfType({ groups, frontPageGroups }: Pick<ContentType, 'groups' | 'frontPageGroups'>): Groups {
  return { ...groups, ...frontPageGroups };
}

/** @param slug WordPress's name of the type */
export function contentType(slug: string, definition: ContentTypeDefinition): ContentType {
  const { hasOwnPage, isWritten } = { ...defaults, ...definition };
  const isPublic = hasOwnPage && isWritten;
  return {
    ...defaults,
    isSearched: isPublic,
    isInSitemap: isPublic,
    ...definition,
    graphqlType: typeName(definition.singleName),
    enumValue: slug.toUpperCase().replaceAll('-', '_'),
  };
}
