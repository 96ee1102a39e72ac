import { expect, test } from 'vitest';
import { aField, aForm } from '../../testing/build-form.ts';
import { deleteDraft, draftText, storeDraft } from './form-draft.ts';
import { readDraft } from './read-draft.ts';

function store() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const form = aForm([
  aField('TEXT', 1),
  aField('CONSENT', 2),
  aField('CAPTCHA', 3),
  aField('TEXT', 4, { isPassword: true }),
]);
const values = [
  { id: 1, value: 'Ada' },
  { id: 2, value: '1' },
  { id: 3, value: 'token' },
  { id: 4, value: 'secret' },
];

test('stores answers in the draft without consent, token and password', () => {
  const tab = store();
  storeDraft(tab, form, { values, page: 1 });
  expect(readDraft(draftText(tab, form) ?? '', form)).toEqual({ values: [{ id: 1, value: 'Ada' }], page: 1 });
});

test('deletes the draft of a form', () => {
  const tab = store();
  storeDraft(tab, form, { values, page: 1 });
  expect(draftText(tab, form)).not.toBeNull();
  deleteDraft(tab, form);
  expect(draftText(tab, form)).toBeNull();
});

test('after an editor has changed the form, the draft has what still fits it', () => {
  const tab = store();
  const choices = ['Well', 'Lake'].map((text) => ({ text, value: text, isSelected: false }));
  const earlier = aForm([
    aField('TEXT', 1),
    aField('SELECT', 5, { choices }),
    aField('RADIO', 6, { choices }),
    aField('HIDDEN', 7),
    aField('TEXT', 8),
    aField('TEXT', 9),
    aField('TEXT', 11),
  ]);
  const texts = ['Ada', 'Well', 'Lake', 'spring', 'gone', 'Analytical', "the editor's now"];
  const answers = earlier.fields.map(({ id }, at) => ({ id, value: texts[at] ?? '' }));
  storeDraft(tab, earlier, { values: answers, page: 1 });
  const now = aForm(
    [
      aField('TEXT', 10),
      aField('TEXT', 1, { isRequired: true }),
      aField('SELECT', 5, { choices: choices.slice(1) }),
      aField('RADIO', 6, { choices }),
      aField('HIDDEN', 7),
      aField('ADDRESS', 9),
      aField('TEXT', 11, { visibility: 'HIDDEN' }),
    ],
    { version: 'another' },
  );
  expect(readDraft(draftText(tab, now) ?? '', now)?.values).toEqual([
    { id: 1, value: 'Ada' },
    { id: 6, value: 'Lake' },
  ]);
});

test.each(['', 'null', '{}', '{"values":7}', '{"values":[{"id":"x"}],"page":1}'])(
  '%j is not a stored draft',
  (text) => {
    expect(readDraft(text, form)).toBeUndefined();
  },
);

test('a page that the form no longer has becomes the first page', () => {
  expect(readDraft('{"values":[],"page":9}', form)?.page).toBe(1);
});

test('in a browser that forbids storage, only the draft is lost', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const tab = { getItem: refuse, setItem: refuse, removeItem: refuse };
  storeDraft(tab, form, { values, page: 1 });
  expect(draftText(tab, form)).toBeNull();
});
