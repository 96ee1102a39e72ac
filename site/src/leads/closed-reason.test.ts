import { expect, test } from 'vitest';
import { closedReason } from './closed-reason.ts';

const schedule = { opensAt: 1, closesAt: 2, pendingMessage: '<p>Opens soon.</p>', closedMessage: 'Too late!' };
const form = { closedMessage: '<p>The class &amp; the list are <b>full</b>.</p>', schedule };

test.each([
  'The class & the list are full.',
  'Error: the class &#038; the list are full',
  'Sorry. This form is no longer accepting new submissions.',
])('the refusal "%s" means that the form is full', (reason) => {
  expect(closedReason(form, reason)).toEqual({ kind: 'full', message: 'The class & the list are full.' });
});

test.each([
  ['Opens soon.', 'Opens soon.'],
  ['Too late!', 'Too late!'],
  ['The form for the given ID 4 is inactive or trashed.', ''],
])('the refusal "%s" means that the form is closed, with the message "%s"', (reason, message) => {
  expect(closedReason(form, reason)).toEqual({ kind: 'closed', message });
});

test.each([
  'Mutation not processed. Field 5 requires the use of `value`.',
  'the CMS stored nothing and named no field (closed, full, or marked as spam)',
  '',
])('the refusal "%s" does not mean that the form is closed', (reason) => {
  expect(closedReason(form, reason)).toBeUndefined();
});

test('a form without a limit or schedule never counts as full', () => {
  const unlimited = { closedMessage: null, schedule: null };
  expect(closedReason(unlimited, 'This form is no longer accepting new submissions.')).toBeUndefined();
  expect(closedReason(unlimited, '')).toBeUndefined();
});
