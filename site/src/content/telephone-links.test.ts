import { expect, test } from 'vitest';
import { withTelephoneLinks } from './telephone-links.ts';

test.each([
  ['(651) 555-0117', 'tel:+16515550117'],
  ['(651)555-0117', 'tel:+16515550117'],
  ['651-555-0117', 'tel:+16515550117'],
  ['651.555.0117', 'tel:+16515550117'],
  ['(651)\u00a0555\u20110117', 'tel:+16515550117'],
  ['1-651-555-0117', 'tel:+16515550117'],
  ['+1 651 555 0117', 'tel:+16515550117'],
  ['651-555-0117 ext. 42', 'tel:+16515550117;ext=42'],
  ['651-555-0117, x42', 'tel:+16515550117;ext=42'],
])('links %s to %s', (number, href) => {
  expect(withTelephoneLinks(`<p>Call ${number}.</p>`)).toBe(`<p>Call <a href="${href}">${number}</a>.</p>`);
});

test.each([
  ['a ZIP+4 code', '<p>Saint Paul, MN 55114-1234</p>'],
  ['a longer number', '<p>Order 1234-651-555-01178</p>'],
  ['a date', '<p>2026-11-2026</p>'],
  ['an attribute', '<p title="651-555-0117">Office</p>'],
])('does not link %s', (_what, html) => {
  expect(withTelephoneLinks(html)).toBe(html);
});

test("links the number after an editor's link, which stays unchanged", () => {
  const linked = '<a href="tel:+16515550117"><b>651-555-0117</b></a>';
  expect(withTelephoneLinks(`<p>${linked}<br />Fax 651-555-0118</p>`)).toBe(
    `<p>${linked}<br />Fax <a href="tel:+16515550118">651-555-0118</a></p>`,
  );
});
