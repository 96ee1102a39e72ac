import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { formVisit } from '../testing/form-visit.tsx';
import { draftKey } from './submission/form-draft.ts';

const input = '[name="input_1"]';
const form = aForm([
  aField('TEXT', 1, { defaultValue: 'SN-', prefill: 'serial' }),
  aField('PAGE', 2),
  aField('TEXT', 3),
]);
const stored = () => JSON.parse(sessionStorage.getItem(draftKey(form)) ?? 'null') as unknown;
const store = (draft: unknown) => () => sessionStorage.setItem(draftKey(form), JSON.stringify(draft));

test('an untouched form stores no draft', async () => {
  await formVisit(form);
  expect(stored()).toBeNull();
});

test('a form opens with the values and the page of its draft rather than those of the query', async () => {
  const draft = {
    values: [
      { id: 1, value: 'mine' },
      { id: 3, value: 'three' },
    ],
    page: 2,
  };
  const { one, clicks } = await formVisit(form, { path: '/?serial=theirs', before: store(draft) });
  expect(one<HTMLInputElement>('[name="input_3"]').value).toBe('three');
  await clicks('.form-back');
  expect(one<HTMLInputElement>(input).value).toBe('mine');
});

test.each([
  ['that is no JSON', 'rubbish'],
  ['with values of another form', { values: 'none', page: 1 }],
])('a form begins with its defaults instead of a draft %s', async (_what, draft) => {
  const { one } = await formVisit(form, { before: store(draft) });
  expect(one<HTMLInputElement>(input).value).toBe('SN-');
});

const returned = { values: [{ id: 1, value: 'again' }], errors: [], failure: '' };

test('what was sent without scripts is shown rather than a value of the query', async () => {
  const { one } = await formVisit(form, { path: '/?serial=theirs', props: { returned } });
  expect(one<HTMLInputElement>(input).value).toBe('again');
});

test('what was sent without scripts is stored as a draft', async () => {
  await formVisit(form, { path: '/?serial=theirs', props: { returned } });
  expect(stored()).toMatchObject({ values: [{ id: 1, value: 'again' }] });
});
