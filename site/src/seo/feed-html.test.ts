import { expect, test } from 'vitest';
import { feedHtml } from './feed-html.ts';

const site = 'http://localhost:3000';

test.each([
  ['a link to a page', '<a href="/pumps/">Pumps</a>', `<a href="${site}/pumps/">Pumps</a>`],
  ['a link to a place in the text', '<a href="#sizes">Sizes</a>', `<a href="${site}/#sizes">Sizes</a>`],
  ['a link to another site', '<a href="https://example.com/">There</a>', '<a href="https://example.com/">There</a>'],
  ['an email address', '<a href="mailto:ada@example.com">Ada</a>', '<a href="mailto:ada@example.com">Ada</a>'],
])('%s works in a feed reader', (_what, html, expected) => {
  expect(feedHtml(html)).toBe(expected);
});

test('a picture in the feed has only an absolute URL, its text and its size', () => {
  const html = '<img src="/wp-content/uploads/a.jpg" alt="A pump" width="400" height="300" class="wide">';
  const picture = feedHtml(html);
  expect(picture).toMatch(/^<img [^>]*\/>$/);
  expect(Object.fromEntries([...picture.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))).toEqual(
    {
      src: expect.stringMatching(new RegExp(`^${site}/`)),
      alt: 'A pump',
      width: '400',
      height: '300',
    },
  );
});

test('a table in the feed keeps its spans, without the box that scrolls it on the site', () => {
  const table =
    '<table><thead><tr><th colspan="2" scope="col">Size</th></tr></thead><tbody><tr><td rowspan="2">1</td><td colspan="3">2</td></tr></tbody></table>';
  expect(feedHtml(table)).toBe(table);
});

test('text in the feed keeps its marks of insertion and deletion', () => {
  expect(feedHtml('<p><ins>new</ins> <del>old</del></p>')).toBe('<p><ins>new</ins> <del>old</del></p>');
});

test('text in the feed loses scripts and classes', () => {
  expect(feedHtml('<p class="lead"><ins>new</ins><script>alert(1)</script></p>')).toBe('<p><ins>new</ins></p>');
});

test('a missing text is empty in the feed', () => {
  expect([feedHtml(null), feedHtml(undefined), feedHtml(' \n')]).toEqual(['', '', '']);
});
