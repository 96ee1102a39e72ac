import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CleanHtml } from './clean-html.tsx';
import { RichText } from './rich-text.tsx';

test.each([
  ['a text', { html: '<p onclick="x">a</p>' }, '<div class="rich-text"><p>a</p></div>'],
  [
    'a text with a class of its container',
    { html: '<p>a</p>', className: 'wide' },
    '<div class="rich-text wide"><p>a</p></div>',
  ],
  ['a text that is empty after cleaning', { html: '<script>alert(1)</script>' }, ''],
  ['no text', { html: null }, ''],
])('cleans %s when rendering it', (_what, props, expected) => {
  expect(renderToStaticMarkup(<RichText {...props} />)).toBe(expected);
});

test.each([
  [{ html: '<b>a</b>' }, '<div><b>a</b></div>'],
  [{ html: '<b>a</b>', as: 'span', id: 'x', className: 'y' } as const, '<span id="x" class="y"><b>a</b></span>'],
  [{ html: '' }, ''],
  [{ html: null }, ''],
])('renders clean HTML unchanged: %j', (props, expected) => {
  expect(renderToStaticMarkup(<CleanHtml {...props} />)).toBe(expected);
});
