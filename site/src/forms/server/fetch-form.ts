import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { CmsQueryError, type ReportedError } from '../../cms-client/errors.ts';
import { plainText } from '../../content/plain-text.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import type { FieldNode } from '../fields/reading/field.fragment.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { readableFields, unreadableField, withProblems } from './definition/readable-fields.ts';
import { type FormResponse, toFormDefinition } from './definition/to-form-definition.ts';
import { GetForm } from './form.query.ts';
import { withRareFields } from './rare-fields.ts';

/** Fetches the other fields of a form in which the CMS cannot resolve one. */
async function withReadableFields(
  query: QueryPublic,
  id: number,
  { data, errors }: { data: FormResponse; errors: readonly ReportedError[] },
): Promise<FormResponse> {
  const { gfForm } = data;
  if (!gfForm) return data;
  // By the schema, a field is never null; with plugins for other field types, it may be.
  const listed: readonly (FieldNode | null)[] | undefined = gfForm.formFields?.nodes;
  const nodes = listed
    ? withProblems(
        listed.map((node, position) => node ?? unreadableField(position, 'unknown')),
        errors,
      )
    : await readableFields(query, id);
  // The same nodes: TypeScript gives up on a union of this many types.
  type Nodes = NonNullable<(typeof gfForm)['formFields']>['nodes'];
  return nodes ? { ...data, gfForm: { ...gfForm, formFields: { nodes: nodes as Nodes } } } : data;
}

/**
 * Fetches a form by its database ID, and sanitizes it. Server only: the browser gets the definition.
 * @param acceptsFiles whether the CMS takes files with a lead, called when the form has come
 * @returns undefined when the CMS has no such form or does not show it to visitors.
 * @throws CmsError when the CMS fails.
 */
export async function fetchForm(
  query: QueryPublic,
  id: number,
  acceptsFiles = () => false,
): Promise<FormDefinition | undefined> {
  const response = await query(GetForm, { id: String(id) });
  const data = await withRareFields(query, id, await withReadableFields(query, id, response));
  const form = toFormDefinition(data, { html: sanitizeHtml, text: plainText }, acceptsFiles());
  if (form === undefined && response.errors.length > 0) throw new CmsQueryError('GetForm', response.errors);
  return form;
}
