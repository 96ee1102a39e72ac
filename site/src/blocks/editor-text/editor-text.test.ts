import { expect, test } from 'vitest';
import { needsBlockStyles } from './editor-text.tsx';

test.each([
  '<div class="wp-block-columns is-layout-flex"></div>',
  '<figure class="wp-block-image alignright"></figure>',
  '<img class="alignleft size-medium" src="/x.jpg">',
  '<div class="wp-caption aligncenter"></div>',
  '<div class="wp-caption"></div>',
  '<p class="has-text-align-center">x</p>',
  '<blockquote class="wp-block-quote is-style-plain"></blockquote>',
  '<figure class="wp-block-table is-style-stripes"></figure>',
  '<div class="gallery gallery-columns-3"></div>',
  '<span class="screen-reader-text">x</span>',
  '<a class="wp-embed-link" href="https://youtu.be/x">x</a>',
])('%j needs the styles of blocks', (html) => {
  expect(needsBlockStyles(html)).toBe(true);
});

test.each([
  '<h2 class="wp-block-heading">x</h2><ul class="wp-block-list"><li>x</li></ul><p class="wp-block-paragraph">x</p>',
  '<figure class="wp-block-image size-large"><img class="wp-image-7" src="/x.jpg"></figure>',
  '<p>class wp-block-columns</p>',
  '<p>one</p>',
  '',
])('%j does not need the styles of blocks', (html) => {
  expect(needsBlockStyles(html)).toBe(false);
});
