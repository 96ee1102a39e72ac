import type { ConditionalLogic, ConditionalRule } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import fc from 'fast-check';
import type { FormField } from '../fields/form-field.ts';
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

/** Forms of two to nine fields, about half of them with logic. */
export const generatedForm: fc.Arbitrary<FormDefinition> = fc.integer({ min: 2, max: 9 }).chain((count) => {
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
    .map(({ kinds, submit, next }) => {
      const form = aForm(
        kinds.map(({ type, conditionalLogic }, at) => withPrices(aField(type, at + 1, { conditionalLogic }))),
      );
      form.submitButton.conditionalLogic = submit;
      for (const { nextButton } of form.pages) if (nextButton) nextButton.conditionalLogic = next;
      return form;
    });
});

/** Checkboxes whose values rules can distinguish only after removing the price. */
function withPrices(field: FormField): FormField {
  if (field.type !== 'CHECKBOX') return field;
  const values = ['Pump|100', 'a', '10'];
  return { ...field, choices: field.choices.map((box, at) => ({ ...box, ...choice(values[at] ?? 'b') })) };
}
