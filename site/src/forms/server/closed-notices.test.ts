import { expect, test } from 'vitest';
import type { FormAvailability } from './closed-forms.ts';
import { createClosedNotices } from './closed-notices.ts';

const form = (more: Partial<FormAvailability>): FormAvailability => ({
  ...{ id: 1, schedule: null, hasLimit: false, limitMessage: null },
  ...more,
});
const schedule = { opensAt: null, closesAt: 1, pendingMessage: 'Opens in <b>May</b>.', closedMessage: null };

test.each<[string, string, boolean]>([
  ["an editor's words", '<p>Before.</p>\n<p>Opens in <b>May</b>.</p>\n<p>After.</p>', true],
  ['the same with other quotes and markup', '<p>Opens in “<strong>May</strong>”.</p>', true],
  ['the words that Gravity Forms has for nothing', '<p>Sorry. This form is no longer available.</p>', true],
  ['the words of a limit', '<p>All seats are taken.</p><p>Write to us.</p>', true],
  ['half of the words of a limit', '<p>All seats are taken.</p>', false],
  ['the words as a part of a sentence', '<p>Our garden opens in May.</p>', false],
  ['none of it', '<p>We make pumps.</p>', false],
  ['nothing', '', false],
])('a text with %s', async (_what, html, expected) => {
  const forms = [
    form({ schedule }),
    form({ hasLimit: true, limitMessage: '<p>All seats are taken.</p><p>Write to us.</p>' }),
  ];
  const notices = createClosedNotices({ fetchForms: async () => forms });
  expect(await notices.isIn(html)).toBe(expected);
});

test('a form without a schedule has no words about one', async () => {
  const notices = createClosedNotices({ fetchForms: async () => [form({})] });
  expect(await notices.isIn('<p>This form is not yet available.</p>')).toBe(false);
});

test('one answer serves all pages of five seconds, and a failure the next ones', async () => {
  let [clock, questions] = [0, 0];
  const notices = createClosedNotices({
    now: () => clock,
    fetchForms: async () => {
      questions += 1;
      if (questions === 2) throw new Error('the CMS is away');
      return [form({ limitMessage: 'Full.' })];
    },
  });
  const isIn = () => notices.isIn('<p>Full.</p>');
  expect([await isIn(), await isIn(), questions]).toEqual([true, true, 1]);
  clock = 4_999;
  expect([await isIn(), questions]).toEqual([true, 1]);
  clock = 5_000;
  expect([await isIn(), questions]).toEqual([true, 2]);
  clock = 10_000;
  expect([await isIn(), questions]).toEqual([true, 3]);
});

test('a text that says nothing asks nobody', async () => {
  let questions = 0;
  const notices = createClosedNotices({
    fetchForms: async () => {
      questions += 1;
      return [];
    },
  });
  expect(await notices.isIn('<p> </p>')).toBe(false);
  expect(questions).toBe(0);
});

test('a CMS that does not answer holds up no page for long', async () => {
  const notices = createClosedNotices({ fetchForms: () => new Promise(() => undefined) });
  expect(await notices.isIn('<p>Text.</p>')).toBe(false);
});
