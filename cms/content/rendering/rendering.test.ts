import { renderedContent, renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import { expect, test } from 'vitest';
import { renderedExcerpt } from './excerpt.ts';
import { renderedTitle, withTypography } from './title.ts';

test.each([
  ['one---two', 'one—two'],
  ['one -- two', 'one — two'],
  ['1--2', '1–2'],
  ['one - two', 'one – two'],
  ['one-two', 'one-two'],
  ['and so on...', 'and so on…'],
  ['a 4" valve', 'a 4″ valve'],
  ['"quoted" ("too")', '“quoted” (“too”)'],
  ["'quoted' ['too']", '‘quoted’ [‘too’]'],
  ["the maker's", 'the maker’s'],
  ["rock ' roll", 'rock ’ roll'],
  ['4 x 4', '4 x 4'],
])('turns %s into %s', (text, expected) => {
  expect(withTypography(text)).toBe(expected);
});

const base = 'http://cms.test';

test.each([
  ['entities become characters', 'Pumps &amp; parts &#8211; caf&eacute;', 'Pumps & parts – café'],
  ['straight quotes and dashes become typographic', 'Pump 300 - "Größe" &lt;Ü&gt;', 'Pump 300 – “Größe” <Ü>'],
  ["apostrophes become curly, inch marks don't", `The maker's 4" valve`, 'The maker’s 4″ valve'],
  ['tags stay, with their attributes', 'A <em class="x">fine</em> pump', 'A <em class="x">fine</em> pump'],
])('in titles %s', (_rule, title, rendered) => {
  expect(renderedTitle(title)).toBe(rendered);
});

test.each([
  ['text becomes paragraphs', 'One\n\nTwo\nlines', '<p>One</p>\n<p>Two<br />\nlines</p>\n'],
  ['blocks stay and end in a line break', '<ul><li>x</li></ul>', '<ul><li>x</li></ul>\n'],
  ['empty stays empty', '  ', ''],
  [
    "media get the CMS's origin, links are unchanged",
    '<p><img src="/wp-content/uploads/a.jpg"> <a href="/about/">x</a></p>',
    '<p><img src="http://cms.test/wp-content/uploads/a.jpg"> <a href="/about/">x</a></p>\n',
  ],
])('in rich-text fields %s', (_rule, html, rendered) => {
  expect(renderedHtml(html, base)).toBe(rendered);
});

test('returns content as stored', () => {
  expect(renderedContent('<p class="wp-block-paragraph">x</p>', base)).toBe('<p class="wp-block-paragraph">x</p>');
});

test('the default excerpt is the first 55 words', () => {
  const words = Array.from({ length: 60 }, (_, number) => `w${number}`).join(' ');
  expect(renderedExcerpt('', `<p>${words}</p>`, base)).toBe(
    `<p>${words.split(' ').slice(0, 55).join(' ')} [&hellip;]</p>\n`,
  );
  expect(renderedExcerpt('', '<p>Short <script>x()</script> story.</p>', base)).toBe('<p>Short story.</p>\n');
  expect(renderedExcerpt('Mine.', '<p>Not this</p>', base)).toBe('<p>Mine.</p>\n');
  expect(renderedExcerpt('', '', base)).toBe('');
});
