import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { allowedNodes } from './allowed-nodes.ts';

/** The HTML of the nodes that are made of a pasted text. */
function pasted(html: string): string {
  openPage();
  const place = document.createElement('div');
  place.append(allowedNodes(html));
  return place.innerHTML;
}

test.each([
  ['<b>a</b><strong>b</strong>', '<b>a</b><b>b</b>'],
  ['<i>a</i><em>b</em>', '<i>a</i><i>b</i>'],
  ['a<br>b', 'a<br>b'],
  ['<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'].map((tag) => [
    `<${tag}>a</${tag}>`,
    '<p>a</p>',
  ]),
  ['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', '<p>ab</p>'],
  ['<span>a</span><u>b</u><font>c</font>', 'abc'],
])('pasted %s becomes %s', (html, expected) => {
  expect(pasted(html)).toBe(expected);
});

test.each([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
])('nothing of a pasted %s stays', (tag) => {
  expect(pasted(`a<${tag}>b</${tag}>c`)).toBe('ac');
});

test.each([
  ['<p style="color: red">a</p>', '<p>a</p>'],
  ['<p style=\'color: red\' onclick=run() class="x">a</p>', '<p>a</p>'],
  ['<b/onclick="run()">a</b>', '<b>a</b>'],
  ['<style>p { color: red }</style>a', 'a'],
  ['<p>style = none</p>', '<p>style = none</p>'],
])('an element has no attributes: %s', (html, expected) => {
  expect(pasted(html)).toBe(expected);
});

test('styles and handlers are gone before anything is parsed, so that the policy of the page has nothing to refuse', () => {
  openPage();
  const parsed: string[] = [];
  const parser = DOMParser.prototype.parseFromString;
  DOMParser.prototype.parseFromString = function (text: string, type: DOMParserSupportedType) {
    parsed.push(`${type} ${text}`);
    return parser.call(this, text, type);
  };
  allowedNodes('<STYLE>p {}</style><p STYLE="a" class="b" onClick = \'c\'>style="d"</p>');
  DOMParser.prototype.parseFromString = parser;
  expect(parsed).toEqual(['text/html <p  class="b" >style="d"</p>']);
});

test.each([
  ['<a href="https://a.example/b">c</a>', '<a href="https://a.example/b">c</a>'],
  ['<a href="mailto:ada@example.com" target="_blank">c</a>', '<a href="mailto:ada@example.com">c</a>'],
  ['<a href="javascript:run()">c</a>', 'c'],
  ['<a href="/contact/">c</a>', 'c'],
  ['<a name="top">c</a>', 'c'],
])('a link keeps an address that leads outside: %s', (html, expected) => {
  expect(pasted(html)).toBe(expected);
});

test.each(['p', 'ul', 'ol', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'])(
  'a box around a line of type %s is removed',
  (tag) => {
    const inner = tag === 'ul' || tag === 'ol' ? `<${tag}><li>a</li></${tag}>` : `<${tag}>a</${tag}>`;
    const line = tag === 'ul' || tag === 'ol' ? inner : '<p>a</p>';
    expect(pasted(`<div>${inner}</div>`)).toBe(line);
  },
);

test('a list keeps the lists in it', () => {
  const nested = '<ul><li>a<ul><li>b</li></ul></li></ul>';
  expect(pasted(nested)).toBe(nested);
});

test('a bold text keeps the lines in it', () => {
  expect(pasted('<b><p>a</p></b>')).toBe('<b><p>a</p></b>');
});

test('blanks and line breaks of the source become one space', () => {
  expect(pasted('a \t\r\n  b')).toBe('a b');
});

test('a comment is removed', () => {
  expect(pasted('a b<!-- c -->')).toBe('a b');
});

test('what is nested deeper than fifty elements is left out', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}a${'</b>'.repeat(depth)}`;
  expect(pasted(nested(51))).toContain('a');
  expect(pasted(nested(52))).not.toContain('a');
});
