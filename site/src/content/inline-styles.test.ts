import { expect, test } from 'vitest';
import { styledWidth, withStyleClasses } from './inline-styles.ts';

test.each([
  ['no style', 'wp-block-column', undefined, 'wp-block-column'],
  ['neither', undefined, undefined, undefined],
  ['an empty style', undefined, '', undefined],
  ['a color', undefined, 'color: red; background: url(//evil.example)', undefined],
  ['a centered paragraph of the classic editor', undefined, 'text-align: center;', 'has-text-align-center'],
  ['capital letters', 'lead', 'TEXT-ALIGN:Right', 'lead has-text-align-right'],
  ['an alignment that is not one', undefined, 'text-align: x has-evil', undefined],
  ['a float', 'size-medium', 'float: left', 'size-medium alignleft'],
  ['a float that is not one', undefined, 'float: none', undefined],
  ['a column of a third', 'wp-block-column', 'flex-basis:33.33%', 'wp-block-column is-share-33'],
  ['a column of two thirds', 'wp-block-column', 'flex-basis:66.66%', 'wp-block-column is-share-66'],
  ['a column narrower than any', 'wp-block-column', 'flex-basis:5%', 'wp-block-column is-share-20'],
  ['a column in pixels', 'wp-block-column', 'flex-basis:300px', 'wp-block-column'],
  ['media of a third', 'wp-block-media-text', 'grid-template-columns:30% auto', 'wp-block-media-text is-share-30'],
  ['media on the right', 'wp-block-media-text', 'grid-template-columns:auto 41%', 'wp-block-media-text is-share-40'],
  ['a share of another block', 'wp-block-group', 'flex-basis:33%', 'wp-block-group'],
  ['a small spacer', 'wp-block-spacer', 'height:20px', 'wp-block-spacer is-small'],
  ['a spacer as WordPress begins it', 'wp-block-spacer', 'height:100px', 'wp-block-spacer'],
  ['a large spacer', 'wp-block-spacer', 'height:300px', 'wp-block-spacer is-large'],
  ['the height of another block', 'wp-block-group', 'height:20px', 'wp-block-group'],
])('%s becomes the classes that our stylesheets know', (_what, className, style, expected) => {
  expect(withStyleClasses(className, style)).toBe(expected);
});

test.each([20, 25, 30, 33, 40, 50, 60, 66, 70, 75, 80])('a column of %i percent keeps its width', (share) => {
  expect(withStyleClasses('wp-block-column', `flex-basis:${share}%`)).toBe(`wp-block-column is-share-${share}`);
});

test.each([
  [40, 'wp-block-spacer is-small'],
  [41, 'wp-block-spacer'],
  [149, 'wp-block-spacer'],
  [150, 'wp-block-spacer is-large'],
])('a spacer of %i pixels has the classes %j', (height, classes) => {
  expect(withStyleClasses('wp-block-spacer', `height:${height}px`)).toBe(classes);
});

test.each([
  ['width:300px;height:auto', 300],
  ['width: 300.5px', 300.5],
  ['max-width:300px', undefined],
  ['width:50%', undefined],
  ['width:99999px', undefined],
  [undefined, undefined],
])('the width in %j is %j pixels', (style, expected) => {
  expect(styledWidth(style)).toBe(expected);
});
