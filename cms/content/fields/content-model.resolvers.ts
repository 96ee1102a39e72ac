import { groupsOfType } from '@headwater/content-model/content-type.ts';
import { contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import { fieldSets } from '@headwater/content-model/field-sets.ts';
import type { Fields, Groups } from '@headwater/content-model/fields.ts';
import { templateType } from '@headwater/content-model/template.ts';
import { groupsOfTemplate, templateNames } from '@headwater/content-model/templates.ts';
import { can } from '../../accounts/capabilities.ts';
import type { ContentRecord, FieldValues } from '../../database/records.ts';
import { connectNodes, edgeTo } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import { asRevision, previewOf } from '../preview.ts';
import { fieldValue } from './field-value.ts';
import { groupValues } from './group-values.ts';

function revisionsOf(content: ContentRecord, { tables, viewer }: CmsContext): ContentRecord[] {
  if (!can(viewer, 'edit', content) || content.revisionOf !== undefined) return [];
  return tables.revisions.ofContent(content.id).map((revision) => asRevision(content, revision));
}

const preview: Resolve<ContentRecord> = (content, _args, context) => {
  const newest = previewOf(context, content);
  return edgeTo(newest?.revisionOf === undefined ? null : newest);
};

const revisions: Resolve<ContentRecord, PagingArguments> = (content, args, context) => {
  const states = revisionsOf(content, context);
  return states.length > 0 ? connectNodes(states, args) : null;
};

/** Fields of every type that has revisions. */
const revisionFields = {
  hasPassword: ({ postPassword }: ContentRecord) => postPassword !== '',
  preview,
  revisions,
};

type Resolvers<Source> = Record<string, Resolve<Source, PagingArguments>>;

function fieldResolvers<Source>(fields: Fields, valuesOf: (source: Source) => FieldValues): Resolvers<Source> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Resolve<Source, PagingArguments>] => [
      name,
      (source, args, context) => fieldValue(field, valuesOf(source)[name], args, context),
    ]),
  );
}

function groupResolvers(groups: Groups): Resolvers<ContentRecord> {
  return Object.fromEntries(
    Object.keys(groups).map((group): [string, Resolve<ContentRecord, PagingArguments>] => [
      group,
      ({ fields }) => groupValues(fields, group),
    ]),
  );
}

/** Types of groups and rows; their source is the values themselves. */
const ofSets = [...fieldSets].map(([type, fields]) => [type, fieldResolvers(fields, (values: FieldValues) => values)]);

const ofContentTypes = contentTypeNames.map((name) => {
  const type = contentTypes[name];
  const own = {
    ...fieldResolvers(type.fields, (content: ContentRecord) => content.fields),
    ...groupResolvers(groupsOfType(type)),
    ...(type.isWritten ? revisionFields : {}),
  };
  return [type.graphqlType, own];
});

const templateName: Resolve<ContentRecord> = ({ template }) => template;

/** The source of a template is the content that uses it, where the template's groups are stored. */
const ofTemplates = templateNames.map((name) => [
  templateType(name),
  { templateName, ...groupResolvers(groupsOfTemplate(name)) },
]);

/** Resolvers for the whole content model: the custom fields of all types, groups, rows and templates. */
export const contentModelResolvers = {
  ContentTemplate: { __resolveType: ({ template }: ContentRecord) => templateType(template) },
  ...Object.fromEntries(ofSets),
  // After the sets: a content type with custom fields is one of them, but has another source.
  ...Object.fromEntries(ofContentTypes),
  ...Object.fromEntries(ofTemplates),
};
