import { type ContentType, type ContentTypeDefinition, contentType } from './content-type.ts';
import { attachment } from './content-types/attachment.ts';
import { page } from './content-types/page.ts';
import { post } from './content-types/post.ts';
import { project } from './content-types/project.ts';
import { representative } from './content-types/representative.ts';
import { testimonial } from './content-types/testimonial.ts';

/** Every content type, by WordPress's slug. */
const definitions = {
  page,
  post,
  project,
  representative,
  testimonial,
  attachment,
} as const satisfies Record<string, ContentTypeDefinition>;

export type ContentTypeName = keyof typeof definitions;

/** `Object.keys` forgets the key type; the registry above is the whole list. */
export const contentTypeNames = Object.keys(definitions) as ContentTypeName[];

export const contentTypes = Object.fromEntries(
  contentTypeNames.map((name) => [name, contentType(name, definitions[name])]),
) as Readonly<Record<ContentTypeName, ContentType>>;

/** The types that editors write: everything but media. */
export const writtenTypes = contentTypeNames.filter((name) => contentTypes[name].isWritten);

/** The type that `ContentTypeEnum` calls by this value. */
export function contentTypeOfEnum(value: string): ContentTypeName | undefined {
  return contentTypeNames.find((name) => contentTypes[name].enumValue === value);
}
