import { entryColumns } from '@headwater/gravity-forms/entries/entry-columns.ts';
import { expect, test } from 'vitest';
import { startFormCms, submit } from '../../testing/form-cms.ts';
import { postForm } from '../../testing/post-form.ts';
import { surveyForm } from '../../testing/survey-form.ts';

const cms = await startFormCms([postForm, surveyForm]);

/** Sends values, and reads what is stored of them and how the entry's screen and the CSV show it. */
async function stored(formId: number, fieldValues: object[]) {
  const input = { id: String(formId), fieldValues: fieldValues as { id: number }[] };
  const result = await submit(cms, input);
  expect(result.errors).toBeUndefined();
  expect(result.data?.submitGfForm?.errors ?? null).toBeNull();
  const [entry] = cms.forms.entries.list({ formId }, { limit: 1, offset: 0 });
  const form = cms.forms.table.byId(formId);
  if (!entry || !form) throw new Error('The entry was not stored.');
  const shown = Object.fromEntries(entryColumns(form).map(({ fieldId, text }) => [fieldId, text(entry.values)]));
  return { values: entry.values, shown };
}

async function refused(formId: number, fieldValues: object[]) {
  const result = await submit(cms, { id: String(formId), fieldValues: fieldValues as { id: number }[] });
  return result.data?.submitGfForm?.errors ?? result.errors;
}

const rows = (first: string, second: string) => ({
  id: 2,
  checkboxValues: [
    { inputId: 2.1, value: `glikertrow1:${first}` },
    { inputId: 2.2, value: `glikertrow2:${second}` },
  ],
});
const answered = rows('glikertcol3', 'glikertcol1');

const survey = [
  { id: 1, value: 'glikertcol3' },
  answered,
  { id: 3, value: 'grank3,grank1,grank2' },
  { id: 4, value: 'grating2' },
  { id: 6, checkboxValues: [{ inputId: 6.2, value: 'Valves' }] },
  { id: 8, value: 'Fine' },
];

test('a survey stores columns, rows and orders as Gravity Forms does', async () => {
  expect((await stored(19, survey)).values).toEqual({
    1: 'glikertcol3',
    2.1: 'glikertrow1:glikertcol3',
    2.2: 'glikertrow2:glikertcol1',
    3: 'grank3,grank1,grank2',
    4: 'grating2',
    6.2: 'Valves',
    8: 'Fine',
  });
});

test('an entry shows the texts of columns, rows and orders of a survey', async () => {
  expect((await stored(19, survey)).shown).toMatchObject({
    1: 'Agree',
    2: 'They were friendly: Agree; They were quick: Disagree',
    3: 'Care, Price, Speed',
    4: 'Fine',
    6: 'Valves',
    8: 'Fine',
  });
});

test('a poll and a quiz store their choices', async () => {
  const { values } = await stored(19, [
    answered,
    { id: 10, value: 'Friday' },
    { id: 11, value: 'to the left' },
    { id: 12, checkboxValues: [{ inputId: 12.1, value: 'Seal' }] },
    { id: 13, value: 'a year' },
  ]);
  expect(values).toMatchObject({ 10: 'Friday', 11: 'to the left', 12.1: 'Seal', 13: 'a year' });
});

test.each([
  ['a row without the column', [rows('glikertcol9', 'glikertcol1')]],
  ['the other row', [{ id: 2, checkboxValues: [{ inputId: 2.1, value: 'glikertrow2:glikertcol1' }] }]],
  ['an unknown input', [{ id: 2, checkboxValues: [{ inputId: 2.9, value: 'glikertrow2:glikertcol1' }] }]],
  ['an order with a choice twice', [answered, { id: 3, value: 'grank1,grank1,grank2' }]],
  ['an order that is not complete', [answered, { id: 3, value: 'grank1' }]],
  ['no answer to a required statement', [{ id: 8, value: 'Fine' }]],
])('a survey refuses %s', async (_case, values) => {
  expect(await refused(19, values)).toHaveLength(1);
});

const post = [
  { id: 1, value: 'A pump for life' },
  { id: 5, value: '4' },
  { id: 7, checkboxValues: [{ inputId: 7.2, value: '4' }] },
  { id: 8, values: ['1', '4'] },
  { id: 9, value: 'pump, valve' },
  { id: 13, values: ['Valve'] },
  { id: 18, value: '2185550142' },
  { id: 21, value: '24/12/2026' },
  { id: 27, listValues: [{ rowValues: ['Monday', '7'] }] },
];

test('fields of a post store what their controls store, categories with their names', async () => {
  expect((await stored(18, post)).values).toEqual({
    1: 'A pump for life',
    5: 'Projects:4',
    7.2: 'Projects:4',
    8: '["News:1","Projects:4"]',
    9: 'pump, valve',
    13: '["Valve"]',
    18: '(218) 555-0142',
    21: '2026-12-24',
    27: '[["Monday","7"]]',
  });
});

test('an entry shows the categories of a post by their names', async () => {
  const { shown } = await stored(18, post);
  expect(shown).toMatchObject({ 5: 'Projects', 7: 'Projects', 8: 'News, Projects', 21: '24/12/2026' });
});
