import type { FieldValue } from '../fields/shared/field-value.ts';
import { valueOfField } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';

/** What merge tags say about a visit. */
export interface VisitorTags {
  /** The page that linked here; empty when unknown or without consent. */
  referer?: string;
  user_agent?: string;
}

/**
 * The values with the tags `{referer}` and `{user_agent}` filled in, in hidden fields that still have their default
 * value: a visitor's own text is never changed. A tag whose value is not given stays for a later call.
 */
export function withVisitorTags(form: FormDefinition, values: readonly FieldValue[], tags: VisitorTags): FieldValue[] {
  const filled = form.fields.flatMap((field) => {
    const template = field.visibility === 'HIDDEN' && 'defaultValue' in field ? field.defaultValue : null;
    const value = valueOfField(values, field.id);
    if (!template || !value || !('value' in value) || value.value !== template) return [];
    return [{ id: field.id, value: fill(template, tags) }];
  });
  const ids = new Set(filled.map(({ id }) => id));
  return [...values.filter(({ id }) => !ids.has(id)), ...filled.filter(({ value }) => value !== '')];
}

function fill(template: string, { referer, user_agent: agent }: VisitorTags): string {
  const withReferer = referer === undefined ? template : template.replaceAll('{referer}', referer);
  return agent === undefined ? withReferer : withReferer.replaceAll('{user_agent}', agent);
}
