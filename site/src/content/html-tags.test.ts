import { expect, test } from 'vitest';
import { htmlTags, withReplacements } from './html-tags.ts';

test('the tags and comments of a text are found with their position and attributes', () => {
  const html = 'a<P Class="x > y" hidden id=z>b<!-- c --><br/></P\n>';
  const tags = htmlTags(html).map(({ start, end, ...tag }) => ({ ...tag, written: html.slice(start, end) }));
  expect(tags).toEqual([
    {
      kind: 'open',
      name: 'p',
      written: '<P Class="x > y" hidden id=z>',
      attributes: { class: 'x > y', hidden: '', id: 'z' },
    },
    { kind: 'comment', name: '', attributes: {}, written: '<!-- c -->' },
    { kind: 'open', name: 'br', attributes: {}, written: '<br/>' },
    { kind: 'close', name: 'p', attributes: {}, written: '</P\n>' },
  ]);
});

test.each([
  ['a tag that is never closed', '<p>one<p>two', ['<p>', '<p>']],
  ['a closing tag without its opening one', '</p></div>', ['</p>', '</div>']],
  ['what only looks like a tag', '1 < 2 <3 a<b', []],
  ['a tag in the text of a script', '<script>"<p>"</script>', ['<script>', '</script>']],
  ['a tag in a comment', '<!-- <p> -->', ['<!-- <p> -->']],
])('%s is read as it is written', (_what, html, written) => {
  expect(htmlTags(html).map(({ start, end }) => html.slice(start, end))).toEqual(written);
});

test('parts of a text are replaced without changing the rest', () => {
  const replacements = [
    { start: 0, end: 1, text: 'A' },
    { start: 2, end: 4, text: '' },
  ];
  expect(withReplacements('abcde', replacements)).toBe('Abe');
});
