import { expect, test } from 'vitest';
import { needsBlockStyles } from './block-styles.ts';

test.each([
  ['<div class="wp-block-columns is-layout-flex"></div>', true],
  ['<figure class="wp-block-image alignright"></figure>', true],
  ['<img class="alignleft size-medium" src="/x.jpg">', true],
  ['<div class="wp-caption aligncenter"></div>', true],
  ['<div class="wp-caption"></div>', true],
  ['<p class="has-text-align-center">x</p>', true],
  ['<blockquote class="wp-block-quote is-style-plain"></blockquote>', true],
  ['<figure class="wp-block-table is-style-stripes"></figure>', true],
  ['<div class="gallery gallery-columns-3"></div>', true],
  ['<a class="wp-embed-link" href="https://youtu.be/x">x</a>', true],
  [
    '<h2 class="wp-block-heading">x</h2><ul class="wp-block-list"><li>x</li></ul><p class="wp-block-paragraph">x</p>',
    false,
  ],
  ['<figure class="wp-block-image size-large"><img class="wp-image-7" src="/x.jpg"></figure>', false],
  ['<p>class wp-block-columns</p>', false],
  ['<p>one</p>', false],
  ['', false],
])('%j needs the styles of blocks: %j', (html, expected) => {
  expect(needsBlockStyles(html)).toBe(expected);
});
