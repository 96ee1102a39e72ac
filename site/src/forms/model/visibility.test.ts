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

test.each<[string, ConditionalLogic['actionType'], ConditionalLogic['logicType'], boolean, boolean, boolean]>([
  ['with SHOW and ALL is shown when both', 'SHOW', 'ALL', false, false, true],
  ['with SHOW and ANY is shown when one or both', 'SHOW', 'ANY', false, true, true],
  ['with HIDE and ALL is shown when none or one', 'HIDE', 'ALL', true, true, false],
  ['with HIDE and ANY is shown when none', 'HIDE', 'ANY', true, false, false],
])('a field %s of two rules match', (_what, action, logicType, none, one, both) => {
  const fields = [text(1), text(2), text(3, when(action, logicType, [1, 'IS', 'a'], [2, 'IS', 'b']))];
  const isShown = (...values: FieldValue[]) => shown(fields, values).includes(3);
  expect([isShown(), isShown(is(1, 'a')), isShown(is(1, 'a'), is(2, 'b'))]).toEqual([none, one, both]);
});

test('a field without a value meets a rule with "is not" and a text', () => {
  expect(shown([text(1), text(2, when('SHOW', 'ALL', [1, 'IS_NOT', 'a']))], [])).toEqual([1, 2]);
});

test('a field without a value meets a rule with "is" and an empty text', () => {
  expect(shown([text(1), text(2, when('SHOW', 'ALL', [1, 'IS', '']))], [])).toEqual([1, 2]);
});

test('ignores case, surrounding spaces and prices', () => {
  expect(shown([text(1), text(2, when('SHOW', 'ALL', [1, 'IS', ' pump ']))], [is(1, ' Pump|100')])).toEqual([1, 2]);
});

test('a rule may refer to one input of a field', () => {
  const fields = [aField('NAME', 1), text(2, when('SHOW', 'ALL', [1.6, 'IS', 'lovelace']))];
  expect(shown(fields, [{ id: 1, nameValues: { first: 'Lovelace' } }])).toEqual([1]);
  expect(shown(fields, [{ id: 1, nameValues: { last: 'Lovelace' } }])).toEqual([1, 2]);
});

test('a hidden section hides its fields up to the next section', () => {
  const fields = [
    text(1),
    aField('SECTION', 2, when('SHOW', 'ALL', [1, 'IS', 'yes'])),
    text(3),
    aField('SECTION', 4),
    text(5),
  ];
  expect(shown(fields, [])).toEqual([1, 4, 5]);
  expect(shown(fields, [is(1, 'yes')])).toEqual([1, 2, 3, 4, 5]);
});

test('a hidden section ends at the end of its page', () => {
  const fields = [aField('SECTION', 1, when('HIDE', 'ALL', [9, 'IS', ''])), text(2), aField('PAGE', 3), text(4)];
  expect(shown(fields, [])).toEqual([3, 4]);
});

test('a hidden page hides its sections and all their fields', () => {
  const fields = [
    text(1),
    aField('PAGE', 2, when('SHOW', 'ALL', [1, 'IS', 'yes'])),
    aField('SECTION', 3),
    text(4),
    aField('PAGE', 5),
    text(6),
  ];
  expect(shown(fields, [])).toEqual([1, 5, 6]);
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

test('a rule about a deleted field finds an empty value', () => {
  expect(shown([text(1, when('SHOW', 'ALL', [99, 'IS', 'a']))], [])).toEqual([]);
  expect(shown([text(1, when('SHOW', 'ALL', [99, 'IS_NOT', 'a']))], [])).toEqual([1]);
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
