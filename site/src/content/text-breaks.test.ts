import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';
import { withTextBreaks } from './text-breaks.ts';

const code = (text: string) => `<span class="is-code">${text}</span>`;

test.each([
  ['sales@example.com', 'sales<wbr />@example<wbr />.com'],
  ['Write to first.last@mail.example.com.', 'Write to first<wbr />.last<wbr />@mail<wbr />.example<wbr />.com.'],
  ['3.5 in. of steel', '3.5 in. of steel'],
  ['450 gpm @ 120 ft', '450 gpm @ 120 ft'],
  ['Ask for the SN-3040.', `Ask for the ${code('SN-3040')}.`],
  ['SN-3040/2-A and VT-806', `${code('SN-3040/2-A')} and ${code('VT-806')}`],
  ['a 2-inch pipe, non-clog, ABCDE-1, x-SN-3', 'a 2-inch pipe, non-clog, ABCDE-1, x-SN-3'],
  ['', ''],
])('a line may end in %j as in %j', (text, expected) => {
  expect(withTextBreaks(text)).toBe(expected);
});

test('the words of a link in an editor’s text may break, not its URL', () => {
  const clean = '<a href="mailto:sales@example.com">sales<wbr />@example<wbr />.com</a>';
  expect(sanitizeHtml('<a href="mailto:sales@example.com">sales@example.com</a>')).toBe(clean);
  expect(sanitizeHtml(clean)).toBe(clean);
});
