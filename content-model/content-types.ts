import { type ContentType, type ContentTypeDefinition, contentType } from './content-type.ts';
import * as listed from './content-types/index.ts';

/** WordPress's built-in types. Editors see pages and posts first, and media last, because they are uploaded. */
const { page, post, attachment, ...custom } = listed;

const definitions = { page, post, ...custom, attachment } satisfies Record<string, ContentTypeDefinition>;

type Definitions = typeof definitions;

export type ContentTypeName = keyof Definitions;

/** The custom fields directly on a content type. */
export type CustomFieldOf<Type extends ContentTypeName> = Definitions[Type] extends { fields: infer Fields }
  ? keyof Fields & string
  : never;

/** The types that editors write, except pages. */
export type NonPageTypeName = Exclude<ContentTypeName, 'page' | 'attachment'>;

type HasNoPage = { hasOwnPage: false } | { isWritten: false };

/** Custom types whose nodes have pages: each of them needs a template on the site. */
export type CustomPageType = Exclude<
  { [Name in ContentTypeName]: Definitions[Name] extends HasNoPage ? never : Name }[ContentTypeName],
  'page' | 'post'
>;

/** `Object.keys` loses the key type; the definitions above are complete. */
export const contentTypeNames = Object.keys(definitions) as ContentTypeName[];

export const contentTypes = Object.fromEntries(
  contentTypeNames.map((name) => [name, contentType(name, definitions[name])]),
) as Readonly<Record<ContentTypeName, ContentType>>;

/** The types that editors write: all except media. */
export const writtenTypes = contentTypeNames.filter((name) => contentTypes[name].isWritten);

/** Custom types whose nodes have pages. */
export const customPageTypes = contentTypeNames.filter(
  (name): name is CustomPageType => name in custom && contentTypes[name].hasOwnPage && contentTypes[name].isWritten,
);

/** The type with this value in `ContentTypeEnum`. */
export function contentTypeOfEnum(value: string): ContentTypeName | undefined {
  return contentTypeNames.find((name) => contentTypes[name].enumValue === value);
}
