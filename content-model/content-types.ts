import { type ContentType, type ContentTypeDefinition, contentType } from './content-type.ts';
import * as listed from './content-types/index.ts';

/** What WordPress brings itself. Editors see pages and posts first; media are uploaded, and come last. */
const { page, post, attachment, ...custom } = listed;

const definitions = { page, post, ...custom, attachment } satisfies Record<string, ContentTypeDefinition>;

type Definitions = typeof definitions;

export type ContentTypeName = keyof Definitions;

type HasNoPage = { hasOwnPage: false } | { isWritten: false };

/** The types beside WordPress's own whose entries have a page: each of them needs a template on the site. */
export type CustomPageType = Exclude<
  { [Name in ContentTypeName]: Definitions[Name] extends HasNoPage ? never : Name }[ContentTypeName],
  'page' | 'post'
>;

/** `Object.keys` forgets the key type; the list above is the whole list. */
export const contentTypeNames = Object.keys(definitions) as ContentTypeName[];

export const contentTypes = Object.fromEntries(
  contentTypeNames.map((name) => [name, contentType(name, definitions[name])]),
) as Readonly<Record<ContentTypeName, ContentType>>;

/** The types that editors write: everything but media. */
export const writtenTypes = contentTypeNames.filter((name) => contentTypes[name].isWritten);

/** The types beside WordPress's own whose entries have a page. */
export const customPageTypes = contentTypeNames.filter(
  (name): name is CustomPageType => name in custom && contentTypes[name].hasOwnPage && contentTypes[name].isWritten,
);

/** The type that `ContentTypeEnum` calls by this value. */
export function contentTypeOfEnum(value: string): ContentTypeName | undefined {
  return contentTypeNames.find((name) => contentTypes[name].enumValue === value);
}
