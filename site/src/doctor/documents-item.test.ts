import { expect, test } from 'vitest';
import { documents } from './documents-item.ts';
import type { DocumentsSeen } from './seen.ts';

const whole: DocumentsSeen = {
  ...{ papers: 3, isListTaken: false },
  ...{ withoutManual: [], withoutProduct: [], withoutFile: [], store: undefined },
};

test.each([
  ['nothing is missing', {}, 'good', /^3 documents$/],
  ['products lack a manual', { withoutManual: ['A', 'B'] }, 'less', /2 products without a manual \(A, B\)/],
  ['a paper has no product', { withoutProduct: ['C'] }, 'less', /1 document without a product \(C\)/],
  ['a file is gone', { withoutFile: ['D'] }, 'less', /a row whose file is gone \(D\)/],
  ['content of the CMS is at their path', { isListTaken: true }, 'less', /own content is at \/documents\/, which/],
  ['the store has room', { store: { bytes: 89, mostBytes: 100 } }, 'good', /^3 documents$/],
  [
    'the store is nearly full',
    { store: { bytes: 91_000_000, mostBytes: 100_000_000 } },
    'less',
    /store has 87 of 95 MB/,
  ],
])('where %s, the doctor says so', (_case, more, state, sees) => {
  const finding = documents({ documents: { ...whole, ...more } });
  expect(finding.state).toBe(state);
  expect(finding.sees).toMatch(sees);
});

test('a CMS that does not respond leaves the documents unknown', () => {
  expect(documents({ documents: 'it is busy' })).toMatchObject({
    state: 'unknown',
    sees: expect.stringContaining('it is busy'),
  });
});
