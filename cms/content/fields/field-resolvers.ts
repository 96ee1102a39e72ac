import type { ContentRecord, FieldValues } from '../../database/records.ts';
import type { Resolve } from '../../schema/context.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import { type FieldType, fieldTypes } from './field-types.ts';
import { fieldValue } from './field-value.ts';

type FieldsOf<Source> = Record<string, Resolve<Source, PagingArguments>>;

/** Resolvers of a group's or repeater row's type, whose source is the values themselves. */
export function groupFieldResolvers(type: keyof typeof fieldTypes): FieldsOf<FieldValues> {
  return resolvers(type, (values: FieldValues) => values);
}

/** Resolvers of fields that sit flat on a content type. */
export function flatFieldResolvers(type: 'Project' | 'Testimonial' | 'Representative'): FieldsOf<ContentRecord> {
  return resolvers(type, (content: ContentRecord) => content.fields);
}

/** The values of one group; a group is never null, only its fields are. */
export function groupValues(content: ContentRecord, group: string): FieldValues {
  const values = content.fields[group];
  return typeof values === 'object' && values !== null ? (values as FieldValues) : {};
}

function resolvers<Source>(type: keyof typeof fieldTypes, valuesOf: (source: Source) => FieldValues): FieldsOf<Source> {
  const fields: [string, FieldType][] = Object.entries(fieldTypes[type]);
  return Object.fromEntries(
    fields.map(([field, kind]): [string, Resolve<Source, PagingArguments>] => [
      field,
      (source, args, context) => fieldValue(kind, valuesOf(source), field, args, context),
    ]),
  );
}
