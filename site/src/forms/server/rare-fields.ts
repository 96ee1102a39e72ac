import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { isOfRareType } from '../fields/form-field.ts';
import type { FieldNode } from '../fields/reading/field.fragment.ts';
import type { FormAnswer } from './definition/to-form-definition.ts';
import { GetRareFields } from './form.query.ts';

/**
 * Adds the settings of the fields whose types few forms have, with a second query where a form has some. A field whose
 * settings the CMS did not give becomes unsupported: half a field would be worse than a notice.
 */
export async function withRareFields(ask: QueryPublic, id: number, data: FormAnswer): Promise<FormAnswer> {
  const { gfForm } = data;
  const nodes: readonly FieldNode[] = gfForm?.formFields?.nodes ?? [];
  if (!gfForm || !nodes.some(isOfRareType)) return data;
  const { data: more } = await ask(GetRareFields, { id: String(id) });
  const settings = new Map(more.gfForm?.formFields?.nodes.map((node) => [node.databaseId, node]));
  const complete = nodes.map((node) => {
    if (!isOfRareType(node)) return node;
    // Both answers describe the same field; its reader takes what is of its type.
    const own = settings.get((node as unknown as { databaseId: number }).databaseId);
    return own ? { ...node, ...own } : { ...node, __typename: `${node.__typename} without settings` };
  });
  type Nodes = NonNullable<typeof gfForm.formFields>['nodes'];
  return { ...data, gfForm: { ...gfForm, formFields: { nodes: complete as unknown as Nodes } } };
}
