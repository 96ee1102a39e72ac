import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSubmissions } from '../../testing/open-submissions.ts';

/** Pages 1 to 4 with a required field on each; page 3 is only for Ada. */
const form: Form = {
  id: 9,
  title: 'Pages',
  fields: [
    { type: 'TEXT', id: 1, isRequired: true },
    { type: 'PAGE', id: 2 },
    { type: 'TEXT', id: 3, isRequired: true },
    {
      type: 'PAGE',
      id: 4,
      conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value: 'Ada' }] },
    },
    { type: 'TEXT', id: 5, isRequired: true },
    { type: 'PAGE', id: 6 },
    { type: 'TEXT', id: 7, isRequired: true },
  ],
  confirmations: [],
};

const required = 'This field is required.';
const ada = { 1: 'Ada' };
const grace = { 1: 'Grace' };

interface Step {
  values: Record<number, string>;
  from?: number | null;
  to: number;
}

const steps: [how: string, step: Step, outcome: object][] = [
  ['forward from a valid page', { values: ada, from: 1, to: 2 }, { kind: 'page', targetPage: 2 }],
  ['forward from the second page', { values: { ...ada, 3: 'x' }, from: 2, to: 3 }, { kind: 'page', targetPage: 3 }],
  ['forward over a hidden page', { values: { ...grace, 3: 'x' }, from: 2, to: 3 }, { kind: 'page', targetPage: 4 }],
  ['back, whatever is missing', { values: {}, from: 3, to: 2 }, { kind: 'page', targetPage: 2 }],
  ['back to the first page', { values: {}, from: 2, to: 1 }, { kind: 'page', targetPage: 1 }],
  ['to the page that is shown, whatever is missing', { values: {}, from: 2, to: 2 }, { kind: 'page', targetPage: 2 }],
  ['from no page to the first, whatever is missing', { values: {}, to: 1 }, { kind: 'page', targetPage: 1 }],
  ['from no page, which is the first', { values: ada, to: 2 }, { kind: 'page', targetPage: 2 }],
];

test.each(steps)('a visitor goes %s, which stores no entry', async (_how, { values, from, to }, expected) => {
  const { submit, entries } = await openSubmissions(onTestFinished, form);
  expect(await submit(values, { sourcePage: from ?? null, targetPage: to })).toEqual(expected);
  expect(entries.count({})).toBe(0);
});

test.each<[string, Step, { id: number; page: number }]>([
  ['the first page', { values: {}, from: 1, to: 2 }, { id: 1, page: 1 }],
  ['the second page', { values: ada, from: 2, to: 3 }, { id: 3, page: 2 }],
  ['no page, which is the first', { values: {}, to: 2 }, { id: 1, page: 1 }],
  ['page 0, which is the first', { values: {}, from: 0, to: 2 }, { id: 1, page: 1 }],
])(
  'a visitor who comes from %s with an answer missing stays there',
  async (_where, { values, from, to }, { id, page }) => {
    const { submit, entries } = await openSubmissions(onTestFinished, form);
    expect(await submit(values, { sourcePage: from ?? null, targetPage: to })).toEqual({
      kind: 'invalid',
      errors: [{ field: expect.objectContaining({ id }), message: required }],
      targetPage: page,
    });
    expect(entries.count({})).toBe(0);
  },
);

const noNextPage = [null, 0, 5];

test.each(noNextPage)('with the target page %j, the fields of every page are checked', async (targetPage) => {
  const { submit } = await openSubmissions(onTestFinished, form);
  const errors = [3, 5, 7].map((id) => ({ field: expect.objectContaining({ id }), message: required }));
  expect(await submit(ada, { sourcePage: 4, targetPage })).toEqual({ kind: 'invalid', targetPage: null, errors });
});

test.each(noNextPage)('with the target page %j, a valid form becomes an entry', async (targetPage) => {
  const { submit, entries } = await openSubmissions(onTestFinished, form);
  expect(await submit({ 1: 'Grace', 3: 'x', 7: 'y' }, { sourcePage: 4, targetPage })).toMatchObject({
    kind: 'accepted',
  });
  expect(entries.count({})).toBe(1);
});

test('a step forward checks that a value is not taken', async () => {
  const [, ...others] = form.fields;
  const unique: Form = { ...form, fields: [{ type: 'TEXT', id: 1, noDuplicates: true }, ...others] };
  const { submit } = await openSubmissions(onTestFinished, unique);
  await submit({ 1: 'Grace', 3: 'x', 7: 'y' });
  const step = await submit(grace, { sourcePage: 1, targetPage: 2 });
  expect(step).toMatchObject({ kind: 'invalid', errors: [{ field: { id: 1 } }], targetPage: 1 });
});

test('a step of a closed form is refused', async () => {
  const { submit } = await openSubmissions(onTestFinished, { ...form, isActive: false });
  await expect(submit(ada, { sourcePage: 2, targetPage: 1 })).rejects.toThrow('inactive or trashed');
});
