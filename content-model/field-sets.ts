import { typeName } from './content-type.ts';
import { contentTypeNames, contentTypes } from './content-types.ts';
import { type Field, type Fields, type Groups, isRepeater } from './fields.ts';
import { groupsOfTemplate, templateNames } from './templates.ts';

/** Name of the GraphQL type of a repeater's rows, after the type that the repeater is on and its field. */
export function rowType(parentType: string, field: string): string {
  return `${parentType}${typeName(field)}`;
}

/** All groups of fields by their name; no two types or templates have a group of the same name. */
export const groups: Groups = Object.fromEntries(
  [
    ...contentTypeNames.flatMap((name) => [contentTypes[name].groups, contentTypes[name].frontPageGroups]),
    ...templateNames.map(groupsOfTemplate),
  ].flatMap(Object.entries<Fields>),
);

function rowsOf(type: string, fields: Fields): [string, Fields][] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field]): [string, Fields][] =>
    isRepeater(field) ? [[rowType(type, name), field.rows]] : [],
  );
}

function withRows(type: string, fields: Fields): [string, Fields][] {
  return [[type, fields], ...rowsOf(type, fields)];
}

/** The custom fields of every GraphQL type that has some: content types, groups, and rows of repeaters. */
export const fieldSets: ReadonlyMap<string, Fields> = new Map([
  ...contentTypeNames
    .map((name) => contentTypes[name])
    .filter(({ fields }) => Object.keys(fields).length > 0)
    .flatMap(({ graphqlType, fields }) => withRows(graphqlType, fields)),
  ...Object.entries(groups).flatMap(([name, fields]) => withRows(typeName(name), fields)),
]);

/** The fields of a type; none for a type without custom fields. */
export function fieldsOf(graphqlType: string): Fields {
  return fieldSets.get(graphqlType) ?? {};
}
