import { expect, test } from 'vitest';
import { renderedExcerpt } from '../content/rendering/excerpt.ts';
import { withEmbeddedForms, withoutForms } from '../forms/rendering/embedded-forms.ts';

const noForms = { form: () => undefined, notice: () => undefined };

test('removes conditional forms with their content, up to the last closed one', () => {
  const text = 'a [gravityform action="conditional" id="1"]x[/gravityform] b [gravityform action="conditional"] c';
  expect(withoutForms(text).replace(/\s+/g, ' ')).toBe('a b c');
});

test('an excerpt contains no text of scripts and styles', () => {
  const excerpt = renderedExcerpt('', 'one <script>two()</script><STYLE>p { }</STYLE> <b>three</b> <script> four', '');
  expect(excerpt).toBe('<p>one three four</p>\n');
});

/** CPU milliseconds, which don't depend on other programs on the machine. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  '[gravityform ',
  '[gravityform action=conditional]',
  '[gravityform action=conditional ',
  '<script ',
  '<',
  '<p> [gravityform id=1',
  '<!-- wp:gravityforms/form {',
])('the time for a text of only "%s" grows linearly', (part) => {
  const text = (characters: number) => part.repeat(characters / part.length);
  const read = (html: string) => [withEmbeddedForms(html, noForms), renderedExcerpt('', html, '')];
  const short = cpuOf(() => read(text(50_000)));
  // Sixteen times the text: a quadratic scan would take about 256 times as long.
  const long = cpuOf(() => read(text(800_000)));
  expect(long).toBeLessThan(Math.max(short, 20) * 80);
});
