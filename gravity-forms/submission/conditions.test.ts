import { expect, test } from 'vitest';
import type { ConditionalLogic, ConditionalRule } from '../definition/conditional-logic.ts';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { isShown } from './conditions.ts';
import { hiddenFields, nextShownPage } from './hidden-fields.ts';
import type { PostedValue } from './posted-values.ts';

function rule(operator: ConditionalRule['operator'], value: string, fieldId = 1): ConditionalRule {
  return { fieldId, operator, value };
}

function showIf(...rules: ConditionalRule[]): ConditionalLogic {
  return { actionType: 'SHOW', logicType: 'ALL', rules };
}

function posted(values: Record<string, PostedValue>) {
  return new Map(Object.entries(values));
}

test.each<[string, ConditionalRule, Record<string, PostedValue>, boolean]>([
  ['ignores case and surrounding spaces', rule('IS', ' PUMP '), { 1: 'pump' }, true],
  ['compares numeric texts as numbers', rule('IS', '5'), { 1: '5.0' }, true],
  ['compares other texts as texts', rule('IS', '5'), { 1: '5 gpm' }, false],
  ['strips the price of a choice', rule('IS', 'Pump'), { 1: 'Pump|100' }, true],
  ['an empty value is not something', rule('IS_NOT', 'x'), {}, true],
  ['an empty value is empty', rule('IS', ''), {}, true],
  ['a number above', rule('GREATER_THAN', '10'), { 1: '11' }, true],
  ['a number with separators', rule('GREATER_THAN', '1000'), { 1: '1,200' }, true],
  ['a decimal comma is not a number', rule('GREATER_THAN', '1'), { 1: '1,5' }, false],
  ['a text counts as 0 in a greater-than rule', rule('GREATER_THAN', '-1'), { 1: 'many' }, true],
  ['a text counts as 0 in a less-than rule', rule('LESS_THAN', '5'), { 1: '' }, true],
  ['part of a text', rule('CONTAINS', 'ump'), { 1: 'Pump' }, true],
  ['no text contains an empty value', rule('CONTAINS', ''), { 1: 'Pump' }, false],
  ['no text starts with an empty value', rule('STARTS_WITH', ''), { 1: 'Pump' }, false],
  ['no text ends with an empty value', rule('ENDS_WITH', ''), { 1: 'Pump' }, false],
  ['the start of a text', rule('STARTS_WITH', 'PU'), { 1: 'pump' }, true],
  ['the end of a text', rule('ENDS_WITH', 'mp'), { 1: 'pump' }, true],
  ['one of several ticked', rule('IS', 'b'), { 1.1: 'a', 1.2: 'b' }, true],
  ['none of several ticked is another', rule('IS_NOT', 'c'), { 1.1: 'a', 1.2: 'b' }, true],
  ['one of several ticked is it', rule('IS_NOT', 'b'), { 1.1: 'a', 1.2: 'b' }, false],
  ['nothing is ticked', rule('IS', ''), { 1.1: '', 1.2: '' }, true],
  ['something is ticked', rule('IS', ''), { 1.1: 'a', 1.2: '' }, false],
  ['something is ticked, negated', rule('IS_NOT', ''), { 1.1: 'a', 1.2: '' }, true],
  ['one of several selected', rule('CONTAINS', 'ini'), { 1: ['Farm', 'Mining'] }, true],
  ['one input of a field', rule('IS', 'Lovelace', 1.6), { 1.3: 'Ada', 1.6: 'Lovelace' }, true],
  ['another input of the field', rule('IS', 'Ada', 1.6), { 1.3: 'Ada', 1.6: 'Lovelace' }, false],
  ['field 1 is not field 10', rule('IS', 'x', 1), { 10: 'x' }, false],
  ['a deleted field is empty', rule('IS_NOT', 'x', 99), { 1: 'x' }, true],
])('evaluates a rule of conditional logic: %s', (_, one, values, expected) => {
  expect(isShown(showIf(one), posted(values))).toBe(expected);
});

/** Spaces that JavaScript's `trim` removes but PHP's does not. */
const unicodeSpaces =
  '\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase()}`;
}

test.each([...unicodeSpaces].map((space) => [codePoint(space), space]))(
  '%s around a value changes the value, as in PHP',
  (_, space) => {
    expect(isShown(showIf(rule('IS', 'pump')), posted({ 1: `${space}pump` }))).toBe(false);
    expect(isShown(showIf(rule('IS', 'pump')), posted({ 1: `pump${space}` }))).toBe(false);
    expect(isShown(showIf(rule('IS', `${space}pump`)), posted({ 1: 'pump' }))).toBe(false);
    expect(isShown(showIf(rule('IS', '')), posted({ 1: space }))).toBe(false);
  },
);

test.each([...' \n\r\t\v\0'].map((blank) => [codePoint(blank), blank]))(
  '%s around a value does not matter, as in PHP',
  (_, blank) => {
    expect(isShown(showIf(rule('IS', 'pump')), posted({ 1: `${blank}pump${blank}` }))).toBe(true);
  },
);

const yes = rule('IS', 'y');
const no = rule('IS', 'n');

const actions = ['SHOW', 'HIDE'] as const;

test.each<[ConditionalLogic['actionType'], ConditionalLogic['logicType'], boolean]>([
  ['SHOW', 'ALL', false],
  ['SHOW', 'ANY', true],
  ['HIDE', 'ALL', true],
  ['HIDE', 'ANY', false],
])('%s if %s of two rules hold, of which one holds: shown is %s', (actionType, logicType, expected) => {
  expect(isShown({ actionType, logicType, rules: [yes, no] }, posted({ 1: 'y' }))).toBe(expected);
});

test.each(actions.flatMap((actionType) => (['ALL', 'ANY'] as const).map((logicType) => ({ actionType, logicType }))))(
  'a field with $actionType if $logicType and no rules is shown',
  (logic) => {
    expect(isShown({ ...logic, rules: [] }, posted({ 1: 'y' }))).toBe(true);
  },
);

test('a field without conditional logic is shown', () => {
  expect(isShown(undefined, posted({}))).toBe(true);
});

function form(...fields: FormField[]): Form {
  return { id: 1, title: 'Test', fields, confirmations: [] };
}

test('a hidden section hides what follows it, up to the next section or page', () => {
  const fields = form(
    { type: 'TEXT', id: 1 },
    { type: 'SECTION', id: 2, conditionalLogic: showIf(yes) },
    { type: 'TEXT', id: 3 },
    { type: 'SECTION', id: 4 },
    { type: 'TEXT', id: 5 },
    { type: 'SECTION', id: 6, conditionalLogic: showIf(yes) },
    { type: 'PAGE', id: 7 },
    { type: 'TEXT', id: 8 },
  );
  expect([...hiddenFields(fields, posted({ 1: 'n' }))]).toEqual([2, 3, 6]);
  expect([...hiddenFields(fields, posted({ 1: 'y' }))]).toEqual([]);
});

const pages = form(
  { type: 'TEXT', id: 1 },
  { type: 'PAGE', id: 2, conditionalLogic: showIf(yes) },
  { type: 'SECTION', id: 3 },
  { type: 'TEXT', id: 4 },
  { type: 'PAGE', id: 5 },
  { type: 'TEXT', id: 6 },
);

test('a hidden page hides its fields, in sections too, and is skipped', () => {
  expect([...hiddenFields(pages, posted({ 1: 'n' }))]).toEqual([2, 3, 4]);
  expect(nextShownPage(pages, posted({ 1: 'n' }), 2)).toBe(3);
  expect(nextShownPage(pages, posted({ 1: 'y' }), 2)).toBe(2);
  expect(nextShownPage(pages, posted({ 1: 'n' }), 4)).toBeUndefined();
});

test('rules use the posted values, even of hidden fields', () => {
  const chain = form(
    { type: 'TEXT', id: 1 },
    { type: 'TEXT', id: 2, conditionalLogic: showIf(yes) },
    { type: 'TEXT', id: 3, conditionalLogic: showIf(rule('IS', 'kept', 2)) },
  );
  expect([...hiddenFields(chain, posted({ 1: 'n', 2: 'kept' }))]).toEqual([2]);
});

test("a field's rule may refer to itself, and two fields to each other", () => {
  const circle = form(
    { type: 'TEXT', id: 1, conditionalLogic: showIf(rule('IS', 'x', 2)) },
    { type: 'TEXT', id: 2, conditionalLogic: showIf(rule('IS', 'x', 2)) },
  );
  expect([...hiddenFields(circle, posted({}))]).toEqual([1, 2]);
});
