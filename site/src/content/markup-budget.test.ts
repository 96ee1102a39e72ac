import { expect, test } from 'vitest';
import { withinMarkupBudget } from './markup-budget.ts';

/** The text with at most this many tags. */
const within = (html: string, tags: number) => withinMarkupBudget(html, 1_000, tags);

test.each([
  ['a tag', 1, '<b>'],
  ['a comment', 1, '<!-- -->'],
  ['a link', 3, '<a href="/">'],
  ['a link in capitals', 3, '<A>'],
  ['an abbreviation', 1, '<abbr>'],
  ['a picture', 10, '<img>'],
  ['a shortcode of a form', 10, '[gravityform id="1"]'],
])('%s counts as %i of the allowed tags', (_what, cost, html) => {
  expect(within(`${html}text`, cost)).toBe(`${html}text`);
  expect(within(`${html}text`, cost - 1)).not.toContain(html);
});

test('text beyond the budget remains as plain text that cannot start markup', () => {
  expect(within('<b>one</b><i class="x">two</i> &amp; [gravityform id="1"] 3 > 2', 2)).toBe(
    '<b>one</b>  two     gravityform id="1"  3   2',
  );
});

test('a text is HTML up to the maximum length', () => {
  expect(withinMarkupBudget('abc<b>', 6)).toBe('abc<b>');
  expect(withinMarkupBudget('abc<b>d', 3)).toBe('abc  d');
  expect(withinMarkupBudget(`${'x'.repeat(1024 * 1024)}<b>`)).toBe(`${'x'.repeat(1024 * 1024)}  `);
});

test('a text may have 10,000 tags', () => {
  expect(withinMarkupBudget('<b>'.repeat(10_000))).toBe('<b>'.repeat(10_000));
  expect(withinMarkupBudget('<b>'.repeat(10_001))).toBe(`${'<b>'.repeat(10_000)}  `);
});
