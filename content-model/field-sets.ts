import { groupsOfType, typeName } from './content-type.ts';
import { type Field, type Fields, fieldKinds, type Groups, settingsOf } from './fields.ts';
import { type ContentModel, contentModel } from './model.ts';

/** GraphQL type name of a repeater's rows, derived from the repeater's type and field. */
export function rowType(parentType: string, field: string): string {
  return `${parentType}${typeName(field)}`;
}

/** GraphQL type of a field, as WPGraphQL for ACF gives it. */
export function fieldType(parentType: string, name: string, field: Field): string {
  const { kind } = settingsOf(field);
  if (kind === 'repeater') return `[${rowType(parentType, name)}]`;
  return kind === 'choice' ? 'String' : fieldKinds[kind];
}

/** All field groups by name. Groups with the same name on two types are identical. */
function groupsOfModel({ contentTypes, templates }: ContentModel): Groups {
  const groups = [
    ...Object.values(contentTypes).map(groupsOfType),
    ...Object.values(templates).map((template) => template.groups ?? {}),
  ];
  return Object.fromEntries(groups.flatMap(Object.entries<Fields>));
}

function withRows(type: string, fields: Fields): [string, Fields][] {
  const sets = Object.entries(fields).flatMap(([name, field]: [string, Field]): [string, Fields][] => {
    const { rows } = settingsOf(field);
    return rows ? [[rowType(type, name), rows]] : [];
  });
  return [[type, fields], ...sets];
}

/** The custom fields of every GraphQL type that has any: content types, groups, and rows of repeaters. */
export function fieldSetsOf(model: ContentModel): ReadonlyMap<string, Fields> {
  const flat = Object.values(model.contentTypes).filter(({ fields }) => Object.keys(fields).length > 0);
  return new Map([
    ...flat.flatMap(({ graphqlType, fields }) => withRows(graphqlType, fields)),
    ...Object.entries(groupsOfModel(model)).flatMap(([name, fields]) => withRows(typeName(name), fields)),
  ]);
}

export const fieldSets = fieldSetsOf(contentModel);

/** The fields of a type; none for a type without custom fields. */
export function fieldsOf(graphqlType: string): Fields {
  return fieldSets.get(graphqlType) ?? {};
}
