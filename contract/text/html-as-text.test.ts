import { escapeUTF8 } from 'entities/escape';
import { expect, test } from 'vitest';
import { htmlAsText } from './html-as-text.ts';

test.each([
  'plain',
  'two\nlines\n\nand a paragraph',
  'a < b && c > d',
  '<b>typed</b> &amp; <script>alert(1)</script>',
  '&#60;',
  '  spaces  ',
  '🚀 \u00a0 ünï',
])('the text %j is the same after it was HTML', (text) => {
  const html = escapeUTF8(text);
  expect(html).not.toMatch(/[<>]/);
  expect(htmlAsText(html)).toBe(text);
});

test.each([
  ['paragraphs', '<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
  ['line breaks', '<p>One<br>Two<br />Three</p>', 'One\nTwo\nThree'],
  ['a line break in text without paragraphs', '<strong>One</strong><br />\nTwo\nThree', 'One\nTwo\nThree'],
  ['a list', '<p>Parts:</p><ul><li>Seal</li><li><p>Bolt</p></li></ul><p>End</p>', 'Parts:\n\n- Seal\n- Bolt\n\nEnd'],
  ['a numbered list', '<ol><li>First</li><li>Second</li></ol>', '1. First\n2. Second'],
  ['a list in a list', '<ul><li>A<ol><li>x</li><li>y</li></ol></li><li>B</li></ul>', '- A\n  1. x\n  2. y\n- B'],
  [
    'a link',
    '<p>See <a href="https://example.com/?a=1&amp;b=2">here</a>.</p>',
    'See here (https://example.com/?a=1&b=2).',
  ],
  ['a link that shows its address', '<a href="https://example.com/">https://example.com/</a>', 'https://example.com/'],
  ['a link without an address', '<p><a>here</a></p>', 'here'],
  [
    'entities',
    '<p>&lt;b&gt; &amp;amp; &#39;&#x27;&quot;&apos;&nbsp;&bogus; &#0; &#x110000;</p>',
    `<b> &amp; ''"'\u00a0&bogus; &#0; &#x110000;`,
  ],
  ['an item outside a list', '<p>x</p><li>y</li>', 'x\n\n- y'],
  ['an end of a list that never began', '</ul><p>x</p>', 'x'],
  ['nothing', '<p><br></p>', ''],
])('shows %s as text', (_what, html, text) => {
  expect(htmlAsText(html)).toBe(text);
});

test('reads hostile markup once: half a megabyte of beginnings of tags takes no time', () => {
  for (const piece of ['<', '<a ', '<a href="', '</p', ' \n', '&#x'])
    expect(htmlAsText(`<p>${piece.repeat(170_000)}`)).toBeTypeOf('string');
});
