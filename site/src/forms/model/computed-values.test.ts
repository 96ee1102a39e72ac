import { expect, test } from 'vitest';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { withComputedValues } from './computed-values.ts';
import type { FormDefinition } from './form-definition.ts';

const priced = (...choices: [string, number][]) =>
  choices.map(([text, price]) => ({ text, value: `${text}|${price}`, isSelected: false }));
const boxes = (id: number, ...choices: [string, number][]) =>
  priced(...choices).map((choice, at) => ({ ...choice, inputId: Number(`${id}.${at + 1}`) }));
const ofPump = (part: 'option' | 'quantity') => ({ part, product: 1 }) as const;
const whenTextIs = (value: string) => ({
  actionType: 'SHOW' as const,
  logicType: 'ALL' as const,
  rules: [{ fieldId: 9, operator: 'IS' as const, value }],
});

/** A pump with an option and a quantity, shipping and the total. */
const order = aForm([
  aField('SELECT', 1, { order: { part: 'product' }, choices: priced(['Pump', 100], ['Big pump', 250.5]) }),
  aField('CHECKBOX', 2, { order: ofPump('option'), choices: boxes(2, ['Alarm', 10], ['Guard', 5.25]) }),
  aField('NUMBER', 3, { order: ofPump('quantity'), conditionalLogic: whenTextIs('several') }),
  aField('SHIPPING', 4),
  aField('TOTAL', 5),
  aField('TEXT', 9),
]);

function computed(form: FormDefinition, id: number, values: FieldValue[]): string | undefined {
  const value = withComputedValues(form, values).find((each) => each.id === id);
  return value && 'value' in value ? value.value : undefined;
}

const pump: FieldValue = { id: 1, value: 'Pump|100' };
const alarm: FieldValue = { id: 2, checkboxValues: [{ inputId: 2.1, value: 'Alarm|10' }] };
const several: FieldValue = { id: 9, value: 'several' };

test.each<[string, FieldValue[], string]>([
  ['one product and shipping', [pump], '105'],
  ['options are part of each piece', [pump, alarm, several, { id: 3, value: '3' }], '335'],
  ['a quantity that rules hide is one piece', [pump, { id: 3, value: '3' }], '105'],
  ['what a client sends as total or shipping is replaced', [pump, { id: 5, value: '1' }, { id: 4, value: '0' }], '105'],
])('the total of an order: %s', (_what, values, total) => {
  expect(computed(order, 5, values)).toBe(total);
});

test('a product with its own price and quantity counts in the total, whatever price the client sends', () => {
  const form = aForm([aField('PRODUCT', 1), aField('TOTAL', 2)]);
  const values = [{ id: 1, productValues: { quantity: '4', price: '0.01' } }];
  expect(withComputedValues(form, values)).toEqual([
    { id: 1, productValues: { quantity: '4', price: '25' } },
    { id: 2, value: '100' },
  ]);
});

test('cents add up without the errors of binary fractions', () => {
  const form = aForm([aField('PRODUCT', 1, { price: 0.1 }), aField('TOTAL', 2)]);
  expect(computed(form, 2, [{ id: 1, productValues: { quantity: '3', price: '' } }])).toBe('0.3');
});

test('a formula of numbers, prices, quantities and choices is rounded as the editor chose', () => {
  const formula = { text: '({Length:1} + {Pump:2:price}) * {Parts:3.3} / 3 + {Extras:4}', rounding: 1 };
  const form = aForm([
    aField('NUMBER', 1),
    aField('RADIO', 2, { order: { part: 'product' }, choices: priced(['Pump', 100]) }),
    aField('PRODUCT', 3),
    aField('CHECKBOX', 4, { order: { part: 'option', product: 2 }, choices: boxes(4, ['Alarm', 10], ['Guard', 5]) }),
    aField('NUMBER', 5, { formula }),
  ]);
  const extras = ['Alarm|10', 'Guard|5'].map((value, at) => ({ inputId: Number(`4.${at + 1}`), value }));
  const values: FieldValue[] = [
    { id: 1, value: '2.5' },
    { id: 2, value: 'Pump|100' },
    { id: 3, productValues: { quantity: '2', price: '25' } },
    { id: 4, checkboxValues: extras },
  ];
  // (2.5 + 100) * 2 / 3 + 15
  expect(computed(form, 5, values)).toBe('83.3');
});

test('a formula has no noise of binary fractions', () => {
  const form = aForm([
    aField('NUMBER', 1),
    aField('NUMBER', 2, { formula: { text: '{A:1} * 1000000', rounding: null } }),
  ]);
  expect(1.005 * 1000000).toBe(1004999.9999999999);
  expect(computed(form, 2, [{ id: 1, value: '1.005' }])).toBe('1005000');
});

const chained = aForm([
  aField('NUMBER', 1, { formula: { text: '{B:2} + 1', rounding: null } }),
  aField('NUMBER', 2, { formula: { text: '{C:3} * 2', rounding: null } }),
  aField('NUMBER', 3),
  aField('NUMBER', 4, {
    formula: { text: '7', rounding: null },
    conditionalLogic: {
      actionType: 'SHOW',
      logicType: 'ALL',
      rules: [{ fieldId: 1, operator: 'GREATER_THAN', value: '10' }],
    },
  }),
  aField('NUMBER', 5, { formula: { text: '{D:4}', rounding: null } }),
]);

test('a formula may build on later ones', () => {
  expect(computed(chained, 1, [{ id: 3, value: '4' }])).toBe('9');
});

test('a rule may depend on the result of a formula', () => {
  expect(computed(chained, 5, [{ id: 3, value: '4' }])).toBe('0');
  expect(computed(chained, 5, [{ id: 3, value: '6' }])).toBe('7');
});

test('the computation of formulas that depend on each other in a circle ends', () => {
  const form = aForm([
    aField('NUMBER', 1, { formula: { text: '{B:2} + 1', rounding: null } }),
    aField('NUMBER', 2, { formula: { text: '{A:1} + 1', rounding: null } }),
  ]);
  expect(Number(computed(form, 1, []))).toBeLessThan(100);
});

test('a form without computed fields keeps its values as they are', () => {
  const values = [{ id: 1, value: 'x' }];
  expect(withComputedValues(aForm([aField('TEXT', 1)]), values)).toEqual(values);
});
