import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { completionText, nextPage, pageOfErrors, previousPage, visiblePages } from './pages.ts';
import { visibility } from './visibility.ts';

const form = aForm([
  aField('TEXT', 1),
  aField('PAGE', 2, {
    conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value: 'large' }] },
  }),
  aField('TEXT', 3),
  aField('PAGE', 4),
  aField('TEXT', 5),
]);
const small = visibility(form, []);
const large = visibility(form, [{ id: 1, value: 'large' }]);

test('a page that rules hide is skipped in both directions', () => {
  expect(visiblePages(form, small)).toEqual([1, 3]);
  expect(nextPage(form, small, 1)).toBe(3);
  expect(previousPage(form, small, 3)).toBe(1);
});

test('a page that rules show is not skipped', () => {
  expect(visiblePages(form, large)).toEqual([1, 2, 3]);
  expect(nextPage(form, large, 1)).toBe(2);
  expect(previousPage(form, large, 3)).toBe(2);
});

test('there is no page before the first and after the last', () => {
  expect(previousPage(form, large, 1)).toBeUndefined();
  expect(nextPage(form, large, 3)).toBeUndefined();
});

test('errors open the first page with one of their fields', () => {
  const errors = [5, 3].map((id) => ({ id, message: 'Wrong' }));
  expect(pageOfErrors(form, errors)).toBe(2);
  expect(pageOfErrors(form, [{ id: 77, message: 'Wrong' }])).toBeUndefined();
});

test('the confirmation of a form with pages shows the full progress bar where the editor asked for it', () => {
  const full = { type: 'PERCENTAGE', hasProgressbarOnConfirmation: true, progressbarCompletionText: 'Done!' } as const;
  const two = aForm([aField('TEXT', 1), aField('PAGE', 2)]);
  expect(completionText({ ...two, pagination: full })).toBe('Done!');
  expect(completionText({ ...two, pagination: { ...full, type: 'STEPS' } })).toBeNull();
  expect(completionText({ ...two, pagination: { ...full, hasProgressbarOnConfirmation: false } })).toBeNull();
  expect(completionText({ ...aForm([aField('TEXT', 1)]), pagination: full })).toBeNull();
});
