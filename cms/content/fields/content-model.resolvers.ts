import { groupsOfType } from '@headwater/content-model/content-type.ts';
import { contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import { fieldSets } from '@headwater/content-model/field-sets.ts';
import { type FieldKind, type Fields, type Groups, settingsOf } from '@headwater/content-model/fields.ts';
import { templateType } from '@headwater/content-model/template.ts';
import { groupsOfTemplate, templateNames } from '@headwater/content-model/templates.ts';
import { renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import { can } from '../../accounts/capabilities.ts';
import type { ContentRecord, FieldValues } from '../../database/records.ts';
import { connectIds, connectNodes, edgeTo } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import { asRevision, previewOf } from '../preview.ts';
import { readableContent } from '../readable-content.ts';
import { absoluteUrl } from '../urls.ts';
import { groupValues } from './group-values.ts';

type Format = (value: unknown, args: PagingArguments, context: CmsContext) => unknown;

/** How a stored value of each kind is returned. Empty values are null, like ACF's falsy values. */
const formats = {
  text: (value) => asText(value),
  textarea: (value) => asText(value),
  wysiwyg: (value, _args, { baseUrl }) => renderedHtml(asText(value) ?? '', baseUrl) || null,
  number: (value) => Number(value) || null,
  strings: (value) => filled(value)?.map(String) ?? null,
  image: (value, _args, context) => edgeTo(readableMedia(value, context)),
  file: (value, _args, context) => edgeTo(readableMedia(value, context)),
  gallery: (value, args, context) => connectionOrNull(value, args, (id) => readableMedia(id, context)),
  // WordPress returns the target of a page link as a list, too.
  page: (value, args, context) => connectionOrNull(value, args, (id) => readableContent(context, id)),
  pages: (value, args, context) => connectionOrNull(value, args, (id) => readableContent(context, id)),
  link: (value, _args, { baseUrl }) => asLink(value, baseUrl),
  choice: (value) => asText(value),
  repeater: (value) => filled(value),
} as const satisfies Record<FieldKind, Format>;

function filled(value: unknown): unknown[] | null {
  return Array.isArray(value) && value.length > 0 ? value : null;
}

function asText(value: unknown): string | null {
  return value === undefined || value === null || value === '' ? null : String(value);
}

function readableMedia(value: unknown, context: CmsContext) {
  const media = readableContent(context, Number(value));
  return media?.type === 'attachment' ? media : undefined;
}

function connectionOrNull<Node>(value: unknown, args: PagingArguments, load: (id: number) => Node | undefined) {
  if (!Array.isArray(value)) return null;
  // Loaded before paging, so that hidden targets don't leave gaps in a page.
  const ids = value.map(Number).filter((id) => load(id) !== undefined);
  return ids.length > 0 ? connectIds(ids, args, load) : null;
}

function asLink(value: unknown, baseUrl: string): unknown {
  if (typeof value !== 'object' || value === null || !('url' in value) || !value.url) return null;
  const { url, title, target } = value as { url: string; title?: string; target?: string };
  return { url: absoluteUrl(url, baseUrl), title: title ?? '', target: target ?? '' };
}

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
      (source, args, context) => formats[settingsOf(field).kind](valuesOf(source)[name], args, context),
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

/** The source of a template is the content that uses it, where the template's groups are stored. */
const ofTemplates = templateNames.map((name) => [
  templateType(name),
  { templateName: ({ template }: ContentRecord) => template, ...groupResolvers(groupsOfTemplate(name)) },
]);

/** Resolvers for the whole content model: the custom fields of all types, groups, rows and templates. */
export const contentModelResolvers = {
  ContentTemplate: { __resolveType: ({ template }: ContentRecord) => templateType(template) },
  // Types after the sets: a content type with custom fields is one of them, but has another source.
  ...Object.fromEntries([...ofSets, ...ofContentTypes, ...ofTemplates]),
};
