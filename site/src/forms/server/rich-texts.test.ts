import { expect, test } from 'vitest';
import { readPlainForm, writePlainForm } from '../model/plain-form.ts';
import { validateForm } from '../model/validate.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { withCleanTexts } from './rich-texts.ts';

const rich = aField('TEXTAREA', 5, { isRich: true, maxLength: 10, isRequired: true });
const plain = aField('TEXTAREA', 6);
const form = aForm([rich, plain]);

test('only the texts that visitors may format are sanitized', () => {
  const value = '<p onclick="x()"><b>x</b></p>';
  expect(
    withCleanTexts(form, [
      { id: 5, value },
      { id: 6, value },
    ]),
  ).toEqual([
    { id: 5, value: '<p><strong>x</strong></p>' },
    { id: 6, value },
  ]);
});

test('behind 2,000 tags, the other formatted texts of a form keep their words only', () => {
  const texts = ['<br>'.repeat(1_998), '<b>x</b>', '<b>y</b>'].map((value, id) => ({ id, value }));
  const clean = withCleanTexts(aForm(texts.map(({ id }) => aField('TEXTAREA', id, { isRich: true }))), texts);
  expect(clean.slice(1)).toEqual([
    { id: 1, value: '<strong>x</strong>' },
    { id: 2, value: '  y ' },
  ]);
});

test.each(['<p><br></p>', '<p> </p>', '<p>&nbsp;</p>', '<script>x</script>'])('%j is no answer', (value) => {
  const values = withCleanTexts(form, [{ id: 5, value }]);
  expect(values).toEqual([{ id: 5, value: '' }]);
  expect(validateForm(form, values).map(({ id }) => id)).toEqual([5]);
});

test('what was typed without JavaScript is text, never the markup that it looks like', () => {
  const data = new FormData();
  data.set('input_5', '<b>5</b> < 6 &amp;');
  data.set('input_6', '<b>');
  const values = readPlainForm(form, data);
  expect(withCleanTexts(form, values)).toEqual([
    { id: 5, value: '&lt;b&gt;5&lt;/b&gt; &lt; 6 &amp;amp;' },
    { id: 6, value: '<b>' },
  ]);
});

test('a hidden field keeps its value as it is', () => {
  const { isRich: _rich, ...unseen } = rich;
  const field = { ...unseen, visibility: 'HIDDEN' } as const;
  const data = new FormData();
  for (const [name, value] of writePlainForm([field], [{ id: 5, value: '<p>x</p>' }])) data.set(name, value);
  expect(readPlainForm(aForm([field]), data)).toEqual([{ id: 5, value: '<p>x</p>' }]);
});

test.each([
  '<p><strong>1234567890</strong></p>',
  '<p>&lt;&gt;&amp;4567890</p>',
  '<ul><li>12345</li><li>67890</li></ul>',
])('%j has only 10 characters of text', (value) => {
  expect(validateForm(form, [{ id: 5, value }])).toHaveLength(0);
});

test('a rich text of 11 characters is too long', () => {
  expect(validateForm(form, [{ id: 5, value: '<p>12345678901</p>' }])).toHaveLength(1);
});
