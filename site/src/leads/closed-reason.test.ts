import { expect, test } from 'vitest';
import { closedReason } from './closed-reason.ts';

const schedule = { opensAt: 1, closesAt: 2, pendingMessage: '<p>Opens soon.</p>', closedMessage: 'Too late!' };
const form = { closedMessage: '<p>The class &amp; the list are <b>full</b>.</p>', schedule };

test.each([
  ['The class & the list are full.', { kind: 'full', message: 'The class & the list are full.' }],
  ['Error: the class &#038; the list are full', { kind: 'full', message: 'The class & the list are full.' }],
  [
    'Sorry. This form is no longer accepting new submissions.',
    { kind: 'full', message: 'The class & the list are full.' },
  ],
  ['Opens soon.', { kind: 'closed', message: 'Opens soon.' }],
  ['Too late!', { kind: 'closed', message: 'Too late!' }],
  ['The form for the given ID 4 is inactive or trashed.', { kind: 'closed', message: '' }],
  ['Mutation not processed. Field 5 requires the use of `value`.', undefined],
  ['the CMS stored nothing and named no field (closed, full, or marked as spam)', undefined],
  ['', undefined],
])('the refusal "%s" is read as a closed form or not', (reason, expected) => {
  expect(closedReason(form, reason)).toEqual(expected);
});

test('a form without a limit or schedule never counts as full', () => {
  const unlimited = { closedMessage: null, schedule: null };
  expect(closedReason(unlimited, 'This form is no longer accepting new submissions.')).toBeUndefined();
  expect(closedReason(unlimited, '')).toBeUndefined();
});
