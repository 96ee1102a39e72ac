import { expect, test } from 'vitest';
import { decodeEntities, escapeHtml } from './entities.ts';

test.each([
  ['&amp;&lt;&gt;&quot;&apos;&nbsp;', '&<>"\'\u00a0'],
  ['&ndash;&mdash;&hellip;&lsquo;&rsquo;&ldquo;&rdquo;', '–—…‘’“”'],
  ['&reg;&trade;&copy;&deg;&times;&plusmn;&micro;', '®™©°×±µ'],
  ['&frac12;&frac14;&frac34;', '½¼¾'],
  ['&Auml;&euro;&rarr;', 'Ä€→'],
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&#128167;', '💧'],
  ['&#1114111;', '\u{10ffff}'],
  ['&#1114112;', '&#1114112;'],
  ['&#0;', '&#0;'],
  ['&unknown; &amp &;', '&unknown; &amp &;'],
  ['&amp;lt;', '&lt;'],
])('decodes %s to %s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

test('text is escaped for HTML', () => {
  expect(escapeHtml(`<a href="x">Tom & Jerry's</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&#039;s&lt;/a&gt;',
  );
});

test('escaped text is the same after it was decoded', () => {
  expect(decodeEntities(escapeHtml(`<&>"'`))).toBe(`<&>"'`);
});
