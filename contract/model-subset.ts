import { type ContentType, groupsOfType, type Support } from '@headwater/content-model/content-type.ts';
import { fieldSetsOf } from '@headwater/content-model/field-sets.ts';
import type { ContentModel } from '@headwater/content-model/model.ts';
import { templateType } from '@headwater/content-model/template.ts';

export const LINKED = 'id uri isContentNode isTermNode isFrontPage isPostsPage';
export const CONTENT = `${LINKED} databaseId slug status date dateGmt modified modifiedGmt contentType contentTypeName template templates isPreview isRestricted previewRevisionDatabaseId previewRevisionId link lastEditedBy`;
const TITLED = 'title seo hasPassword';
const REVISIONED = 'isRevision preview revisionOf revisions';

function customFields(type: ContentType): string[] {
  return Object.keys({ ...type.fields, ...groupsOfType(type) });
}

/** The fields that WPGraphQL adds to a type for each supported part of a node. */
export const supportFields: Readonly<Record<Support, string>> = {
  author: 'author authorDatabaseId',
  editor: 'content',
  excerpt: 'excerpt',
  thumbnail: 'featuredImage featuredImageDatabaseId',
};

/** The fields of every content type that editors write. */
export function writtenFields(type: ContentType): string {
  const supported = type.supports.map((support) => supportFields[support]);
  return [CONTENT, TITLED, REVISIONED, ...supported, ...customFields(type)].join(' ');
}

/** Selected fields of the types that follow from the content model, by type: content types, templates, groups, rows. */
export function modelSubset(model: ContentModel): Record<string, string> {
  const written = Object.values(model.contentTypes).filter(({ isWritten }) => isWritten);
  const templates = Object.entries(model.templates);
  return {
    ...Object.fromEntries([...fieldSetsOf(model)].map(([type, fields]) => [type, Object.keys(fields).join(' ')])),
    ...Object.fromEntries(written.map((type) => [type.graphqlType, writtenFields(type)])),
    ...Object.fromEntries(
      templates.map(([label, { groups = {} }]) => [
        templateType(label),
        ['templateName', ...Object.keys(groups)].join(' '),
      ]),
    ),
  };
}

/** Root fields of every content type: one node, and the list. */
export function modelRoots(model: ContentModel): string {
  return Object.values(model.contentTypes)
    .flatMap(({ singleName, pluralName }) => [singleName, pluralName])
    .join(' ');
}
