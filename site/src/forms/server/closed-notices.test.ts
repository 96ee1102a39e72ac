import { expect, test } from 'vitest';
import type { FormAvailability } from './closed-forms.ts';
import { type ClosedNotices, createClosedNotices } from './closed-notices.ts';

async function isIn(notices: ClosedNotices, html: string): Promise<boolean> {
  return (await notices.read())?.(html) ?? false;
}

const form = (more: Partial<FormAvailability>): FormAvailability => ({
  ...{ id: 1, schedule: null, hasLimit: false, limitMessage: null },
  ...more,
});
const schedule = { opensAt: null, closesAt: 1, pendingMessage: 'Opens in <b>May</b>.', closedMessage: null };

/** Whether a text is a notice of a form with a schedule or with a limit. */
async function isNotice(html: string): Promise<boolean> {
  const forms = [
    form({ schedule }),
    form({ hasLimit: true, limitMessage: '<p>All seats are taken.</p><p>Write to us.</p>' }),
  ];
  const notices = createClosedNotices({ fetchForms: async () => forms });
  return isIn(notices, html);
}

test.each<[string, string]>([
  ["an editor's words", '<p>Before.</p>\n<p>Opens in <b>May</b>.</p>\n<p>After.</p>'],
  ["an editor's words with other quotes and markup", '<p>Opens in “<strong>May</strong>”.</p>'],
  ['the default message of Gravity Forms', '<p>Sorry. This form is no longer available.</p>'],
  ['the words of a limit', '<p>All seats are taken.</p><p>Write to us.</p>'],
])('a text with %s is a notice of a closed form', async (_what, html) => {
  expect(await isNotice(html)).toBe(true);
});

test.each<[string, string]>([
  ['half of the words of a limit', '<p>All seats are taken.</p>'],
  ["an editor's words as a part of a sentence", '<p>Our garden opens in May.</p>'],
  ['other words', '<p>We make pumps.</p>'],
  ['no words', ''],
])('a text with %s is not a notice of a closed form', async (_what, html) => {
  expect(await isNotice(html)).toBe(false);
});

test('a form without a schedule has no message about one', async () => {
  const notices = createClosedNotices({ fetchForms: async () => [form({})] });
  expect(await isIn(notices, '<p>This form is not yet available.</p>')).toBe(false);
});

/** Notices with a clock from 1,000, whose second request fails. */
function countedNotices() {
  let [clock, requests] = [1_000, 0];
  const notices = createClosedNotices({
    now: () => clock,
    fetchForms: async () => {
      requests += 1;
      if (requests === 2) throw new Error('the CMS is away');
      return [form({ limitMessage: 'Full.' })];
    },
  });
  const isInAt = (time: number) => {
    clock = time;
    return isIn(notices, '<p>Full.</p>');
  };
  return { isInAt, requests: () => requests };
}

test('one request to the CMS serves all pages for five seconds', async () => {
  const { isInAt, requests } = countedNotices();
  expect([await isInAt(1_000), await isInAt(1_000), requests()]).toEqual([true, true, 1]);
  expect([await isInAt(5_999), requests()]).toEqual([true, 1]);
  expect([await isInAt(6_000), requests()]).toEqual([true, 2]);
});

test('a failed request keeps the messages until another one five seconds later', async () => {
  const { isInAt, requests } = countedNotices();
  expect(await isInAt(1_000)).toBe(true);
  expect([await isInAt(6_000), requests()]).toEqual([true, 2]);
  expect([await isInAt(11_000), requests()]).toEqual([true, 3]);
});

test('a hanging CMS does not delay a page for long', async () => {
  const notices = createClosedNotices({ fetchForms: () => new Promise(() => undefined) });
  expect(await isIn(notices, '<p>Text.</p>')).toBe(false);
});
