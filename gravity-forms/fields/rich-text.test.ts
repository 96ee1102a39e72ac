import { expect, test } from 'vitest';
import { countedText } from './rich-text.ts';

test.each([
  ['an escaped character is one', '2 &gt; 1 &lt; 3 &amp; 4', '2 > 1 < 3 & 4'],
  ['tags do not count', '<p>It <b>hums</b></p>', 'It hums'],
  ['tags that a visitor typed do not count either', '&lt;b&gt;It&lt;/b&gt; hums', 'It hums'],
  ['spaces around it do not count, and a line break is one', ' \r\nIt\r\nhums ', 'It\nhums'],
])('in the length of a formatted text, %s', (_what, html, counted) => {
  expect(countedText(html)).toBe(counted);
});
