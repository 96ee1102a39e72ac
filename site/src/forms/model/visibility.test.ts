import type { ConditionalLogic, ConditionalRule } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { countryRules } from '../server/definition/country-rules.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { visibility } from './visibility.ts';

function when(
  actionType: ConditionalLogic['actionType'],
  logicType: ConditionalLogic['logicType'],
  ...rules: [number, ConditionalRule['operator'], string][]
) {
  return {
    conditionalLogic: {
      actionType,
      logicType,
      rules: rules.map(([fieldId, operator, value]) => ({ fieldId, operator, value })),
    },
  };
}

/** IDs of the visible fields. */
function shown(fields: FormField[], values: FieldValue[]): number[] {
  const { isVisible } = visibility(aForm(fields), values);
  return fields.map(({ id }) => id).filter(isVisible);
}

const text = (id: number, settings = {}) => aField('TEXT', id, settings);
const is = (id: number, value: string): FieldValue => ({ id, value });

test('a rule may refer to one input of a field', () => {
  const fields = [aField('NAME', 1), text(2, when('SHOW', 'ALL', [1.6, 'IS', 'lovelace']))];
  expect(shown(fields, [{ id: 1, nameValues: { first: 'Lovelace' } }])).toEqual([1]);
  expect(shown(fields, [{ id: 1, nameValues: { last: 'Lovelace' } }])).toEqual([1, 2]);
});

test('the value of a hidden field is ignored, so hiding a field may hide a chain of others', () => {
  const fields = [
    text(1),
    text(2, when('SHOW', 'ALL', [1, 'IS', 'a'])),
    text(3, when('SHOW', 'ALL', [2, 'IS', 'b'])),
    text(4, when('SHOW', 'ALL', [3, 'IS', 'c'])),
  ];
  const values = [is(2, 'b'), is(3, 'c')];
  expect(shown(fields, values)).toEqual([1]);
  expect(shown(fields, [is(1, 'a'), ...values])).toEqual([1, 2, 3, 4]);
});

test('a field that the editor hid counts as visible', () => {
  const fields = [text(1, { visibility: 'HIDDEN' }), text(2, when('SHOW', 'ALL', [1, 'IS', 'a']))];
  expect(shown(fields, [is(1, 'a')])).toEqual([1, 2]);
});

test('a field with a rule about itself is visible while the rule matches', () => {
  const fields = [text(1, when('SHOW', 'ALL', [1, 'IS', 'a']))];
  expect(shown(fields, [is(1, 'a')])).toEqual([1]);
  expect(shown(fields, [is(1, 'b')])).toEqual([]);
});

test('a field whose value hides itself stays visible', () => {
  expect(shown([text(1, when('HIDE', 'ALL', [1, 'IS', 'a']))], [is(1, 'a')])).toEqual([1]);
});

test('rules in a circle settle if they do not contradict each other', () => {
  const fields = [text(1, when('SHOW', 'ALL', [2, 'IS', 'b'])), text(2, when('SHOW', 'ALL', [1, 'IS', 'a']))];
  expect(shown(fields, [is(1, 'a'), is(2, 'b')])).toEqual([1, 2]);
  expect(shown(fields, [is(1, 'a')])).toEqual([]);
});

test('when rules in a circle contradict each other, fields that depend on the circle follow it', () => {
  const fields = [
    text(1, when('HIDE', 'ALL', [2, 'IS', 'b'])),
    text(2, when('SHOW', 'ALL', [1, 'IS', 'a'])),
    text(3, when('SHOW', 'ALL', [1, 'IS', 'a'], [2, 'IS', 'b'])),
    text(4, when('HIDE', 'ALL', [1, 'IS', 'a'])),
  ];
  expect(shown(fields, [is(1, 'a'), is(2, 'b')])).toEqual([1, 2, 3]);
});

test('the longest possible chain settles after each rule was evaluated a few hundred times', () => {
  let reads = 0;
  const fields = Array.from({ length: 300 }, (_none, at) => {
    if (at === 0) return text(1);
    const { conditionalLogic } = when('SHOW', 'ALL', [at, 'IS', 'x']);
    const { rules } = conditionalLogic;
    const counted = Object.defineProperty(conditionalLogic, 'rules', {
      get() {
        reads += 1;
        return rules;
      },
    });
    return text(at + 1, { conditionalLogic: counted });
  });
  const values = fields.slice(1).map(({ id }) => is(id, 'x'));
  expect(shown(fields, values)).toEqual([1]);
  // One round for each field of the chain, and each round evaluates the rules of all fields.
  expect(reads).toBeLessThan(310 * 300);
});

test('rules match the implied country of an address, by the name that editors write, even of an empty address', () => {
  const address = aField('ADDRESS', 5, { impliedCountry: { inputId: 5.6, code: 'US' } });
  const rules = [{ fieldId: 5.6, operator: 'IS' as const, value: 'United States' }];
  const logic = { actionType: 'SHOW' as const, logicType: 'ALL' as const, rules };
  const text = countryRules([address])(aField('TEXT', 6, { conditionalLogic: logic }));
  const form = aForm([address, text]);
  const isShown = (street: string) => visibility(form, [{ id: 5, addressValues: { street } }]).isVisible(6);
  expect(isShown('1 Alder Creek Road')).toBe(true);
  expect(isShown('')).toBe(true);
});
