import { wholeSchema } from '@headwater/contract/recorded-schema.ts';

interface AcfField {
  graphql_field_name: string;
  sub_fields?: AcfField[];
}

interface Recorded {
  groups: { graphql_field_name?: string; graphql_types?: string[]; fields: AcfField[] }[];
  fields: Record<string, string | { list_of: string }>;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A name that a request recorded, as the type in GraphQL that WPGraphQL for ACF makes of it, with its fields. */
function typesOf(type: string, fields: readonly AcfField[]): [string, string[]][] {
  const rows = fields.flatMap(({ graphql_field_name: name, sub_fields: rowFields }) =>
    rowFields ? typesOf(type + capitalized(name), rowFields) : [],
  );
  return [[type, fields.map(({ graphql_field_name: name }) => name).sort()], ...rows];
}

type Schema = ReturnType<typeof wholeSchema>;

/** GraphQL types of a type's fields, by name; none for a type that the schema lacks. */
function fieldTypes(schema: Schema, name: string): Record<string, string> {
  const type = schema.getType(name);
  if (!type || !('getFields' in type)) return {};
  return Object.fromEntries(Object.entries(type.getFields()).map(([field, config]) => [field, String(config.type)]));
}

/** What WPGraphQL for ACF adds to every group itself. */
const ADDED = 'fieldGroupName';

function fieldsInContract(schema: Schema, name: string): string[] {
  const fields = Object.keys(fieldTypes(schema, name)).filter((field) => field !== ADDED);
  return fields.sort();
}

/** What the plugin registered beside what the contract has, in the same form. @param json the recorder's output */
export function recordedGroups(json: string) {
  const { groups, fields } = JSON.parse(json) as Recorded;
  const schema = wholeSchema();
  const registered = groups.flatMap(({ graphql_field_name: name, graphql_types: owners = [], fields: own }) => {
    if (name === undefined) return [];
    const placed = owners.map((owner): [string, string[]] => [`${owner}.${name}`, [capitalized(name)]]);
    return [...placed, ...typesOf(capitalized(name), own)];
  });
  const inContract = registered.map(([name]): [string, string[]] => {
    const [owner = '', field] = name.split('.');
    if (field === undefined) return [name, fieldsInContract(schema, owner)];
    return [name, [fieldTypes(schema, owner)[field] ?? 'missing']];
  });
  const flat = Object.entries(fields).map(([name, type]): [string, string] => [
    name,
    typeof type === 'string' ? type : `[${type.list_of}]`,
  ]);
  const flatInContract = flat.map(([name]): [string, string] => {
    const [owner = '', field = ''] = name.split('.');
    return [name, fieldTypes(schema, owner)[field] ?? 'missing'];
  });
  return { registered, inContract, flat, flatInContract };
}
