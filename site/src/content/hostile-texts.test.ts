import { expect, test } from 'vitest';
import { tablesOf } from '../catalogue/tables/tables-of.ts';
import { growth } from '../server/testing/steps.ts';
import { withFormPlaceholders } from './embedded-forms.ts';
import { withinMarkupBudget } from './markup-budget.ts';
import { plainText } from './plain-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const readers: Record<string, (html: string) => unknown> = {
  withFormPlaceholders,
  withinMarkupBudget,
  plainText,
  sanitizeHtml,
  tablesOf,
};

const tokens = [
  '<',
  '<a ',
  '</x>',
  '<b></i>',
  '<div>',
  '<div ',
  '<p ',
  '<!--',
  '&',
  '<table>',
  '<table><tr><td>Flow<td>1 gpm</table>',
  '<tr><td>Flow (gpm)<td>1 to 2 gpm',
  '<td>1 1/2 ft ',
  '<img src=',
  '<svg>',
  ' ',
  'action=',
  '[gravityform ',
  '[gravityform id=1]',
  '<p>[gravityform id=1]',
  '[gravityform action=conditional]',
  '<!-- wp:gravityforms/form {',
  '<div id=gform_wrapper_1>',
  '<div id=gform_wrapper_1 ',
  ' id=gform_wrapper_1',
  '<div class=gf_submission_limit_message>',
  '<a class="gform_anchor">',
  ' class="gform_anchor"',
];

// Beyond its budget, a text is read once more. Quadratic work would take 16 times as many steps.
test.each(tokens)('the cost of reading %j grows linearly', (token) => {
  const text = (length: number) => `gform <div <a ${token.repeat(Math.ceil(length / token.length))}`;
  for (const [name, read] of Object.entries(readers)) expect(growth(read, text), name).toBeLessThan(4);
});

test('a text continues as plain text after ten thousand tags', () => {
  const safe = sanitizeHtml(`${'<b>a</b>'.repeat(6_000)}<p>The <em>end</em> &amp; more [gravityform id="1"]</p>`);
  expect(safe.match(/<b>/g)).toHaveLength(5_000);
  expect(safe).toMatch(/The\s+end\s+more\s+gravityform id="1"\s*$/);
});

test('a title and the tables of a text are read up to the same limit', () => {
  const after = (tags: number, end: string) => `${'<b>a</b>'.repeat(tags / 2)}${end}`;
  expect(plainText(after(9_000, '&amp;'))).toMatch(/&$/);
  expect(plainText(after(11_000, '&amp;'))).not.toContain('&');
  const row = '<table><tr><th>Flow</th><td>1 gpm</td></tr></table>';
  expect(tablesOf(after(9_000, row)).specifications).toHaveLength(1);
  expect(tablesOf(after(11_000, row)).specifications).toEqual([]);
});

test('each image in a text counts as ten tags', () => {
  expect(sanitizeHtml('<img src="/wp-content/uploads/a.jpg">'.repeat(2_000)).match(/<img/g)).toHaveLength(1_000);
});

test('each form in a text counts as ten tags', () => {
  expect(sanitizeHtml('[gravityform id="1"]'.repeat(2_000)).match(/data-gf-form/g)).toHaveLength(1_000);
});
