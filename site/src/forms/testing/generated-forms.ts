import type { ConditionalLogic, ConditionalRule } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import fc from 'fast-check';
import type { FormField } from '../fields/form-field.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { aField, aForm, choice } from './build-form.ts';

/** Few texts, so that rules match often: upper and lower case, spaces, prices, numeric texts, an empty text. */
const TEXTS = [
  '',
  ' ',
  'a',
  'A',
  ' a ',
  'ab',
  'b',
  'ba',
  'Pump',
  'pump|100',
  'Pump|x',
  '10',
  '10.0',
  '9',
  '-1',
  '0',
  '1',
  '1,000',
  '01',
  'x',
];
export const OPERATORS: ConditionalRule['operator'][] = [
  'IS',
  'IS_NOT',
  'GREATER_THAN',
  'LESS_THAN',
  'CONTAINS',
  'STARTS_WITH',
  'ENDS_WITH',
];
const TYPES = [
  'TEXT',
  'TEXTAREA',
  'NUMBER',
  'SELECT',
  'RADIO',
  'EMAIL',
  'HIDDEN',
  'CONSENT',
  'CHECKBOX',
  'MULTISELECT',
  'NAME',
  'ADDRESS',
  'SECTION',
  'SECTION',
  'PAGE',
  'HTML',
] as const;
const text = fc.constantFrom(...TEXTS);

/** IDs in rules: every field, one input of each, and a deleted field. */
function ruleTargets(count: number): fc.Arbitrary<number> {
  const ids = Array.from({ length: count }, (_none, at) => at + 1);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...ids), fc.constantFrom(1, 2, 3, 6))
        .map(([id, input]) => Number(`${id}.${input}`)),
    },
    { weight: 1, arbitrary: fc.constantFrom(99, 99.3) },
  );
}

function logic(count: number): fc.Arbitrary<ConditionalLogic> {
  return fc.record({
    actionType: fc.constantFrom('SHOW', 'HIDE'),
    logicType: fc.constantFrom('ALL', 'ANY'),
    rules: fc.array(fc.record({ fieldId: ruleTargets(count), operator: fc.constantFrom(...OPERATORS), value: text }), {
      minLength: 1,
      maxLength: 3,
    }),
  });
}

function valueFor(field: FormField): fc.Arbitrary<FieldValue | undefined> {
  const { id } = field;
  switch (field.type) {
    case 'CHECKBOX':
      return fc.subarray(field.choices).map((chosen) => ({ id, checkboxValues: chosen }));
    case 'MULTISELECT':
      return fc.array(text, { maxLength: 3 }).map((values) => ({ id, values }));
    case 'NAME':
      return fc.record({ first: text, last: text }, { requiredKeys: [] }).map((nameValues) => ({ id, nameValues }));
    case 'ADDRESS':
      return fc
        .record({ street: text, city: text, country: text }, { requiredKeys: [] })
        .map((addressValues) => ({ id, addressValues }));
    case 'EMAIL':
      return text.map((value) => ({ id, emailValues: { value } }));
    case 'CONSENT':
      return fc.constantFrom('1', '0', '').map((value) => ({ id, value }));
    default:
      return text.map((value) => ({ id, value }));
  }
}

export interface GeneratedCase {
  form: FormDefinition;
  values: FieldValue[];
}

/** Forms of two to nine fields, about half of them with logic, and values for most of them. */
export const generatedCase: fc.Arbitrary<GeneratedCase> = fc.integer({ min: 2, max: 9 }).chain((count) => {
  const maybeLogic = fc.option(logic(count), { freq: 2 });
  return fc
    .record({
      kinds: fc.array(fc.record({ type: fc.constantFrom(...TYPES), conditionalLogic: maybeLogic }), {
        minLength: count,
        maxLength: count,
      }),
      submit: maybeLogic,
      next: maybeLogic,
    })
    .chain(({ kinds, submit, next }) => {
      const fields = kinds.map(({ type, conditionalLogic }, at) =>
        withPrices(aField(type, at + 1, { conditionalLogic })),
      );
      const form = aForm(fields);
      form.submitButton.conditionalLogic = submit;
      for (const { nextButton } of form.pages) if (nextButton) nextButton.conditionalLogic = next;
      return fc
        .tuple(...fields.map((field) => fc.option(valueFor(field), { nil: undefined, freq: 5 })))
        .map((values) => ({ form, values: values.filter((value) => value !== undefined) }));
    });
});

/** Checkboxes whose values rules can distinguish only after removing the price. */
function withPrices(field: FormField): FormField {
  if (field.type !== 'CHECKBOX') return field;
  const values = ['Pump|100', 'a', '10'];
  return { ...field, choices: field.choices.map((box, at) => ({ ...box, ...choice(values[at] ?? 'b') })) };
}
