import { expect, test } from 'vitest';
import { withoutValues } from './record-outcome.ts';

test.each<[string, string, unknown, string]>([
  ['a value, wherever it is', 'Ada is taken: Ada', ['Ada'], '… is taken: …'],
  ['a value in parts', 'Ada Lovelace', [{ nameValues: { first: 'Ada', last: 'Lovelace' } }], '… …'],
  ['the longest value first', 'no Ada Lovelace', ['Ada', 'Ada Lovelace'], 'no …'],
  ['a value with quotes and lines', 'said "a"\nb.', ['"a"\nb'], 'said ….'],
  ['no value of two letters, which could be a part of a word', 'no such field', ['no', 'fi'], 'no such field'],
  ['a value of three letters', 'no such field', ['suc'], 'no …h field'],
  ['nothing when nothing was written', 'a reason', [{ value: null }, 1], 'a reason'],
])('an error loses %s', (_what, reason, content, expected) => {
  expect(withoutValues(reason, content)).toBe(expected);
});

test('an error has at most 300 characters, without what was written', () => {
  expect(withoutValues('x'.repeat(301), [])).toBe('x'.repeat(300));
  expect(withoutValues(`Lovelace${'x'.repeat(299)}y`, ['Lovelace'])).toBe(`…${'x'.repeat(299)}`);
});
