import type { Fields, Groups } from './fields.ts';

/** Parts of an entry, by WordPress's names. Title, text, revisions and custom fields are not listed: every type has them. */
export const supports = ['author', 'excerpt', 'thumbnail'] as const;

export type Support = (typeof supports)[number];

/** What can be left out of a content type, with what it is then. */
const defaults = {
  /** Whether entries stand below each other, as pages do. */
  hierarchical: false,
  /** False for entries that only show within other pages. */
  hasOwnPage: true,
  /** Path of the page that lists all entries, or null. */
  archive: null,
  /** False for media: uploaded, not written. */
  isWritten: true,
  supports,
  /** Whether lists show when an entry was published. */
  isDated: false,
  /** Fields that sit on the GraphQL type itself. */
  fields: {},
  /** Groups of fields, each a GraphQL type of its own, that every entry has. */
  groups: {},
  /** Groups that editors fill in on the front page only. */
  frontPageGroups: {},
};

interface Names {
  /** Name of one entry in GraphQL, in camel case; its type is the same with a capital. */
  singleName: string;
  /** Name of the list in GraphQL. */
  pluralName: string;
  /** What editors call the list. */
  label: string;
}

interface Settings {
  hierarchical: boolean;
  hasOwnPage: boolean;
  archive: string | null;
  isWritten: boolean;
  supports: readonly Support[];
  isDated: boolean;
  /** Whether the site's search finds entries. Unless the type says otherwise: where they have a page of their own. */
  isSearched: boolean;
  /** Whether the sitemap lists entries. Unless the type says otherwise: where they have a page of their own. */
  isInSitemap: boolean;
  fields: Fields;
  groups: Groups;
  frontPageGroups: Groups;
}

/** A content type as its file says it: names, and what differs from the defaults. */
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

/** Every group of fields that entries of a type have, on the front page or elsewhere. */
export function groupsOfType({ groups, frontPageGroups }: Pick<ContentType, 'groups' | 'frontPageGroups'>): Groups {
  return { ...groups, ...frontPageGroups };
}

/** @param slug WordPress's name of the type */
export function contentType(slug: string, definition: ContentTypeDefinition): ContentType {
  const { hasOwnPage, isWritten } = { ...defaults, ...definition };
  const isPublic = hasOwnPage && isWritten;
  return {
    ...{ ...defaults, isSearched: isPublic, isInSitemap: isPublic },
    ...definition,
    graphqlType: typeName(definition.singleName),
    enumValue: slug.toUpperCase().replaceAll('-', '_'),
  };
}
