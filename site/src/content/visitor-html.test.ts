import { expect, test } from 'vitest';
import { visitorHtml } from './visitor-html.ts';

test.each([
  ['plain text with its line breaks', 'One\r\ntwo', 'One\r\ntwo'],
  ['escaped characters', 'a &#60; b &#38; c', 'a &lt; b &amp; c'],
  ['bold and italic text', '<p><b>x</b> <i>y</i></p>', '<p><strong>x</strong> <em>y</em></p>'],
  ['struck-out text', '<p><s>x</s> <strike>y</strike></p>', '<p><del>x</del> <del>y</del></p>'],
  ['a division as a paragraph', '<div>x</div>', '<p>x</p>'],
  ['lists', '<ul><li>x<ol><li>y</li></ol></li></ul>', undefined],
  ['line breaks', '<p>x<br>y</p>', '<p>x<br />y</p>'],
  ['links to pages, mail and telephones', '<a href="https://example.com/?a=1&amp;b=2">x</a>', undefined],
  ['the text of a link that runs a script', '<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
  ['the text of a link within a site', '<a href="/wp-admin/">x</a>', 'x'],
  ['the text of a link to another host without a protocol', '<a href="//evil.example/">x</a>', 'x'],
  ['no script', 'a<script>alert(1)</script>b', 'ab'],
  ['no picture', 'a<img src=x onerror=alert(1)>b', 'ab'],
  ['no attributes', '<p class="MsoNormal" style="color:red" onclick="x()" id="a">x</p>', '<p>x</p>'],
  ['no comment', '<!--[if gte mso 9]><xml>x</xml><![endif]-->a', 'a'],
  ['the text of a table', '<table><tr><td>x</td></tr></table>', 'x'],
])('keeps %s', (_what, html, expected = html) => {
  expect(visitorHtml(html)).toBe(expected);
  expect(visitorHtml(expected)).toBe(expected);
});
