import { act } from 'react';
import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { formVisit } from '../testing/form-visit.tsx';
import { draftKey } from './submission/form-draft.ts';

const form = aForm([
  aField('TEXT', 1, { isRequired: true }),
  aField('PAGE', 2),
  aField('TEXT', 3),
  aField('PAGE', 4),
  aField('TEXT', 5),
]);
const next = 'button.form-submit';
/** As a browser does for its Back and Forward buttons. */
const turnsTo = (state: unknown) =>
  act(async () => {
    history.replaceState(state, '');
    dispatchEvent(new Event('popstate'));
  });
const step = () => document.querySelector('.form-page')?.getAttribute('data-page');

test('an entry of the error summary leads to its field on another page', async () => {
  const errors = [1, 3].map((id) => ({ id, message: 'Not this one.' }));
  const { enters, clicks, sends, one, waits } = await formVisit(form, {
    responses: [{ status: 'invalid', message: 'Look again.', errors }],
  });
  await enters('[name="input_1"]', 'a');
  await clicks(next);
  await clicks(next);
  await sends();
  await waits(() => document.querySelector('.form-summary') !== null);
  expect(step()).toBe('1');
  await clicks('.form-summary li:last-child a');
  expect(step()).toBe('2');
  expect(document.activeElement).toBe(one('[name="input_3"]'));
});

test('a form keeps the data of other scripts in a history entry', async () => {
  const { enters, clicks } = await formVisit(form, { before: () => history.replaceState({ index: 7 }, '') });
  expect(history.state).toEqual({ index: 7, 'form-step-1': 1 });
  await enters('[name="input_1"]', 'a');
  await clicks(next);
  expect(history.state).toMatchObject({ index: 7, 'form-step-1': 2 });
});

test('the page in a history entry takes precedence over the page of the draft', async () => {
  const draft = JSON.stringify({ values: [{ id: 1, value: 'a' }], page: 3 });
  let entries = 0;
  await formVisit(form, {
    before: () => {
      sessionStorage.setItem(draftKey(form), draft);
      history.replaceState({ 'form-step-1': 2 }, '');
      entries = history.length;
    },
  });
  expect(step()).toBe('2');
  expect(history.length).toBe(entries);
});

test('a form of one page leaves the history alone', async () => {
  await formVisit(aForm([aField('TEXT', 1)]), { before: () => history.replaceState({ index: 7 }, '') });
  expect(history.state).toEqual({ index: 7 });
});

test.each([
  ['of another page of the site', { index: 3 }, '2'],
  ['of a page that the form lacks', { 'form-step-1': 9 }, '2'],
  ['of the open page', { 'form-step-1': 2 }, '2'],
])('an entry %s changes nothing', async (_what, state, expected) => {
  const { enters, clicks, focuses, one } = await formVisit(form);
  await enters('[name="input_1"]', 'a');
  await clicks(next);
  await focuses('[name="input_3"]');
  await turnsTo(state);
  expect(step()).toBe(expected);
  expect(document.activeElement).toBe(one('[name="input_3"]'));
});

test('Back and Forward do not change the step of an untouched form', async () => {
  await formVisit(form);
  await turnsTo({ 'form-step-1': 3 });
  expect(step()).toBe('1');
});
