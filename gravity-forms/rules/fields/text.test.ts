import { expect, test } from 'vitest';
import { textLength } from './text.ts';

test.each([
  ['an escaped character is one', '2 &gt; 1 &lt; 3 &amp; 4', 13],
  ['tags do not count', '<p>It <b>hums</b></p>', 7],
  ['tags that a visitor typed do not count either', '&lt;b&gt;It&lt;/b&gt; hums', 7],
  ['spaces around it do not count, and a line break is one', ' \r\nIt\r\nhums ', 7],
  ['an emoji is one', '😀', 1],
])('in the length of a formatted text, %s', (_what, html, length) => {
  expect(textLength({ type: 'TEXTAREA', isRich: true }, html)).toBe(length);
});

test.each([
  ['TEXT', '<b>😀 </b>', 9],
  ['TEXTAREA', ' <b>😀&amp;</b>\r\n. ', 8],
] as const)('in a %s, the length of %j is %i', (type, text, length) => {
  expect(textLength({ type }, text)).toBe(length);
});
