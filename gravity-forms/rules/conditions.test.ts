import { expect, test } from 'vitest';
import type { ConditionalLogic, ConditionalRule } from '../definition/conditional-logic.ts';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { nextShownPage, visibilityOf } from '../submission/form-rules.ts';
import { comparedValues, isShown } from './conditions.ts';
import type { PostedValue, PostedValues } from './posted-values.ts';
import type { RuleField } from './rule-field.ts';

const ruleField = {
  id: 1,
  isRequired: false,
  visibility: 'VISIBLE',
  conditionalLogic: null,
  errorMessage: null,
  pageNumber: 1,
  prefill: null,
} as const;

function rule(operator: ConditionalRule['operator'], value: string, fieldId = 1): ConditionalRule {
  return { fieldId, operator, value };
}

function showIf(...rules: ConditionalRule[]): ConditionalLogic {
  return { actionType: 'SHOW', logicType: 'ALL', rules };
}

function posted(values: Record<string, PostedValue>) {
  return new Map(Object.entries(values));
}

/** Whether field 1, of a type that posts such values, shows what has the logic. */
function shows(logic: ConditionalLogic | undefined, values: PostedValues): boolean {
  const type = values.has('1.6') ? 'NAME' : values.has('1.1') ? 'CHECKBOX' : 'TEXT';
  const settings = { type: Array.isArray(values.get('1')) ? 'MULTISELECT' : type, choices: [], inputs: [] };
  const field = { ...ruleField, ...settings, maxLength: null } as RuleField;
  return isShown(logic, comparedValues([field], values));
}

test.each<[string, ConditionalRule, Record<string, PostedValue>]>([
  ['an empty value that is not its text', rule('IS_NOT', 'x'), {}],
  ['an empty value if its text is empty', rule('IS', ''), {}],
  ['one of several ticked choices', rule('IS', 'b'), { 1.1: 'a', 1.2: 'b' }],
  ['ticked choices that are not the one it excludes', rule('IS_NOT', 'c'), { 1.1: 'a', 1.2: 'b' }],
  ['no ticked choice if its text is empty', rule('IS', ''), { 1.1: '', 1.2: '' }],
  ['a ticked choice if it excludes an empty text', rule('IS_NOT', ''), { 1.1: 'a', 1.2: '' }],
  ['one of several selected choices that contains its text', rule('CONTAINS', 'ini'), { 1: ['Farm', 'Mining'] }],
  ['the input that it names', rule('IS', 'Lovelace', 1.6), { 1.3: 'Ada', 1.6: 'Lovelace' }],
  ['a deleted field, which is empty', rule('IS_NOT', 'x', 99), { 1: 'x' }],
])('a rule is met by %s', (_, one, values) => {
  expect(shows(showIf(one), posted(values))).toBe(true);
});

test.each<[string, ConditionalRule, Record<string, PostedValue>]>([
  ['a number with a decimal comma', rule('GREATER_THAN', '1'), { 1: '1,5' }],
  ['ticked choices with the one that it excludes', rule('IS_NOT', 'b'), { 1.1: 'a', 1.2: 'b' }],
  ['a ticked choice if its text is empty', rule('IS', ''), { 1.1: 'a', 1.2: '' }],
  ['another input than the one that it names', rule('IS', 'Ada', 1.6), { 1.3: 'Ada', 1.6: 'Lovelace' }],
  ['field 10 if it names field 1', rule('IS', 'x', 1), { 10: 'x' }],
])('a rule is not met by %s', (_, one, values) => {
  expect(shows(showIf(one), posted(values))).toBe(false);
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
    expect(shows(showIf(rule('IS', 'pump')), posted({ 1: `${space}pump` }))).toBe(false);
    expect(shows(showIf(rule('IS', 'pump')), posted({ 1: `pump${space}` }))).toBe(false);
    expect(shows(showIf(rule('IS', `${space}pump`)), posted({ 1: 'pump' }))).toBe(false);
    expect(shows(showIf(rule('IS', '')), posted({ 1: space }))).toBe(false);
  },
);

test.each([...' \n\r\t\v\0'].map((blank) => [codePoint(blank), blank]))(
  '%s around a value does not matter, as in PHP',
  (_, blank) => {
    expect(shows(showIf(rule('IS', 'pump')), posted({ 1: `${blank}pump${blank}` }))).toBe(true);
  },
);

const yes = rule('IS', 'y');
const no = rule('IS', 'n');

test.each<[ConditionalLogic['actionType'], ConditionalLogic['logicType']]>([
  ['SHOW', 'ANY'],
  ['HIDE', 'ALL'],
])('with %s and %s, a field is shown when one of two rules is met', (actionType, logicType) => {
  expect(shows({ actionType, logicType, rules: [yes, no] }, posted({ 1: 'y' }))).toBe(true);
});

test.each<[ConditionalLogic['actionType'], ConditionalLogic['logicType']]>([
  ['SHOW', 'ALL'],
  ['HIDE', 'ANY'],
])('with %s and %s, a field is hidden when one of two rules is met', (actionType, logicType) => {
  expect(shows({ actionType, logicType, rules: [yes, no] }, posted({ 1: 'y' }))).toBe(false);
});

test.each<[ConditionalLogic['actionType'], ConditionalLogic['logicType'], boolean]>([
  ['SHOW', 'ALL', true],
  ['SHOW', 'ANY', false],
  ['HIDE', 'ALL', false],
  ['HIDE', 'ANY', true],
])('with %s and %s but no rules, a field is shown: %s', (actionType, logicType, expected) => {
  expect(shows({ actionType, logicType, rules: [] }, posted({ 1: 'y' }))).toBe(expected);
});

test('a field without conditional logic is shown', () => {
  expect(shows(undefined, posted({}))).toBe(true);
});

function hiddenFields(form: Form, values: PostedValues): number[] {
  const { visible } = visibilityOf(form, values);
  return form.fields.map(({ id }) => id).filter((id) => !visible.has(id));
}

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
  expect(hiddenFields(fields, posted({ 1: 'n' }))).toEqual([2, 3, 6]);
  expect(hiddenFields(fields, posted({ 1: 'y' }))).toEqual([]);
});

const pages = form(
  { type: 'TEXT', id: 1 },
  { type: 'PAGE', id: 2, conditionalLogic: showIf(yes) },
  { type: 'SECTION', id: 3 },
  { type: 'TEXT', id: 4 },
  { type: 'PAGE', id: 5 },
  { type: 'TEXT', id: 6 },
);

test('a hidden page hides its fields, including those in sections', () => {
  expect(hiddenFields(pages, posted({ 1: 'n' }))).toEqual([2, 3, 4]);
});

test('the next page after a hidden one is shown in its place', () => {
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
  expect(hiddenFields(chain, posted({ 1: 'n', 2: 'kept' }))).toEqual([2]);
});

test('rules may refer to their own field and to a field that is hidden by its own rule', () => {
  const circle = form(
    { type: 'TEXT', id: 1, conditionalLogic: showIf(rule('IS', 'x', 2)) },
    { type: 'TEXT', id: 2, conditionalLogic: showIf(rule('IS', 'x', 2)) },
  );
  expect(hiddenFields(circle, posted({}))).toEqual([1, 2]);
});
