import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { type RareGroup, rareGroupOf } from '../fields/form-field.ts';
import type { FieldNode } from '../fields/reading/field.fragment.ts';
import { addOnQueries } from './add-on-fields.ts';
import { readableFields, withProblems } from './definition/readable-fields.ts';
import type { FormResponse } from './definition/to-form-definition.ts';
import type { GetForm } from './form.query.ts';
import { GetPostFields, GetRareFields } from './rare-fields.query.ts';

const queries = { order: GetRareFields, post: GetPostFields, ...addOnQueries } satisfies Record<RareGroup, unknown>;

/** The settings of the fields of a group, by field ID. @throws CmsError */
async function settingsOf(query: QueryPublic, id: number, group: RareGroup): Promise<[number, object][]> {
  const response = query(queries[group], { id: String(id) });
  // A WordPress whose add-on describes its fields otherwise rejects the query.
  const { data, errors } = Object.hasOwn(addOnQueries, group) ? await response.catch(withoutSettings) : await response;
  const listed = data.gfForm?.formFields?.nodes;
  // A field of a type that the CMS does not know makes the list null. The query lists the same fields as that of the form.
  const read = data.gfForm && !listed && (await readableFields(query, id, queries[group] as unknown as typeof GetForm));
  // The response lists all fields, those of other groups without settings.
  const nodes = (read || withProblems(listed ?? [], errors)).filter((node) => rareGroupOf(node) === group);
  // Every query of fields has the ID, which fragments hide.
  return nodes.map((node) => [(node as unknown as { databaseId: number }).databaseId, node]);
}

function withoutSettings(error: unknown) {
  if (error instanceof Error && error.name === 'CmsQueryError') return { data: { gfForm: null }, errors: [] };
  throw error;
}

/**
 * Adds the settings of the fields whose types few forms have, with a query for each group of types that a form has. A
 * field whose settings the CMS did not give becomes unsupported: half a field would be worse than a notice.
 */
export async function withRareFields(query: QueryPublic, id: number, data: FormResponse): Promise<FormResponse> {
  const { gfForm } = data;
  const nodes: readonly FieldNode[] = gfForm?.formFields?.nodes ?? [];
  const groups = [...new Set(nodes.flatMap((node) => rareGroupOf(node) ?? []))];
  if (!gfForm || groups.length === 0) return data;
  const settings = new Map((await Promise.all(groups.map((group) => settingsOf(query, id, group)))).flat());
  const complete = nodes.map((node) => {
    if (!rareGroupOf(node)) return node;
    // Both responses describe the same field; its reader takes what is of its type.
    const own = settings.get((node as unknown as { databaseId: number }).databaseId);
    return own ? { ...node, ...own } : { ...node, __typename: `${node.__typename} without settings` };
  });
  type Nodes = NonNullable<typeof gfForm.formFields>['nodes'];
  return { ...data, gfForm: { ...gfForm, formFields: { nodes: complete as unknown as Nodes } } };
}
