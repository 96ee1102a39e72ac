import { assertNever } from '@headwater/contract/assert-never.ts';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { kindOf } from '../fields/field-kinds.ts';
import type { PostedInput, PostedValues } from '../rules/posted-values.ts';
import type { FieldValuesInput } from './field-values-input.ts';
import { computedValues } from './form-rules.ts';
import { type VisitSource, withVisit } from './merge-tags.ts';

/**
 * The posted values with those of fields that only editors see: their defaults and preselected choices, and what formulas
 * make of all of them, such as a lead's score. What a browser posts for them does not count.
 */
export function withEditorsValues(form: Form, posted: PostedValues, visit: VisitSource): PostedValues {
  const own = form.fields.filter(({ visibility }) => visibility === 'ADMINISTRATIVE');
  if (own.length === 0) return posted;
  const ids = new Set(own.map(({ id }) => String(id)));
  const rest = [...posted].filter(([inputId]) => !ids.has(inputId.split('.', 1)[0] ?? ''));
  return computedValues(form, new Map([...rest, ...own.flatMap((field) => defaultInputs(field, visit))]));
}

function defaultInputs(field: FormField, visit: VisitSource): readonly PostedInput[] {
  const { keyOf, valueKey, post } = kindOf(field);
  const key = keyOf?.(field) ?? valueKey;
  if (!post || key === null) return [];
  const fill = (text: unknown) => withVisit(typeof text === 'string' ? text : '', visit);
  const [first, ...others] = selectedChoices(field);
  const text = first?.value ?? fill('defaultValue' in field ? field.defaultValue : '');
  const input: FieldValuesInput = { id: field.id };
  switch (key) {
    case 'value':
      return post(field, { ...input, value: text });
    case 'values':
      // Gravity Forms stores the first preselected choice of several.
      return first ? post(field, { ...input, values: [first.value] }) : [];
    case 'checkboxValues':
      return post(field, { ...input, checkboxValues: first ? [first, ...others] : [] });
    case 'emailValues':
      return post(field, { ...input, emailValues: { value: text } });
    case 'nameValues':
    case 'addressValues':
      return post(field, { ...input, [key]: partDefaults(field, fill) });
    case 'listValues':
    case 'productValues':
    case 'imageValues':
    case 'fileUploadValues':
      return [];
    default:
      return assertNever(key, 'key of a value');
  }
}

/** The preselected choices as a browser would post them. */
function selectedChoices(field: FormField): { value: string; inputId?: number }[] {
  const rule = kindOf(field).rule(field);
  const offered: readonly { value: string; inputId?: number }[] = 'choices' in rule ? rule.choices : [];
  const choices = 'choices' in field ? (field.choices ?? []) : [];
  return choices.flatMap(({ isSelected }, at) => (isSelected && offered[at] ? [offered[at]] : []));
}

function partDefaults(field: FormField, fill: (text: unknown) => string): Record<string, string> {
  const parts = 'parts' in field ? field.parts : undefined;
  return Object.fromEntries(Object.entries(parts ?? {}).map(([part, settings]) => [part, fill(settings.defaultValue)]));
}
