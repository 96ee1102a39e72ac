import { expect, test } from 'vitest';
import { withoutEmptyBoxes } from './empty-boxes.ts';

test.each([
  ['a box', '<p>a</p><div></div>', '<p>a</p>'],
  ['a box of boxes', '<div class="x"> <ul>\n<li></li></ul></div><p>a</p>', '<p>a</p>'],
  ['a box beside text of the same box', '<div>a<p> </p></div>', '<div>a</div>'],
  ['a box whose only element shows nothing', '<div><span></span><p></p></div>', ''],
])('%s with nothing inside is removed', (_what, html, expected) => {
  expect(withoutEmptyBoxes(html)).toBe(expected);
});

test.each([
  ['text', '<div><p>a</p><div><b>b</b></div></div>'],
  ['a no-break space, which editors put between paragraphs', '<p>\u00a0</p>'],
  ['a picture', '<figure><a href="/a"><img src="/a.jpg" alt="" /></a></figure>'],
  ['a line break', '<p><br /></p>'],
  ['a table without text', '<figure><table><tr><td></td></tr></table></figure>'],
  ['a target of links', '<div><div id="here"></div></div>'],
  ['the place of a form', '<div><div data-gf-form="7"></div></div>'],
  ['a gap', '<div><div class="wp-block-spacer is-small"></div></div>'],
])('a box with %s stays', (_what, html) => {
  expect(withoutEmptyBoxes(`${html}<p></p>`)).toBe(html);
});
