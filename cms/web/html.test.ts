import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formOf } from '../testing/posted-page.ts';
import { flag, html } from './html.ts';

test('text is escaped, between tags and inside attributes', () => {
  const typed = `"><script>alert('1')</script>&amp;`;
  expect(String(html`<p title="${typed}">${typed}</p>`)).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#039;1&#039;)&lt;/script&gt;&amp;amp;">&quot;&gt;&lt;script&gt;alert(&#039;1&#039;)&lt;/script&gt;&amp;amp;</p>',
  );
});

test('markup of this program is not escaped', () => {
  const item = html`<li>${'a<'}</li>`;
  expect(String(html`<ul>${item}</ul>`)).toBe('<ul><li>a&lt;</li></ul>');
});

test('a list is joined', () => {
  const items = ['a<', 'b'].map((item) => html`<li>${item}</li>`);
  expect(String(html`<ul>${items}</ul>`)).toBe('<ul><li>a&lt;</li><li>b</li></ul>');
});

test('null, undefined and false show nothing, unlike 0', () => {
  expect(String(html`<ul></ul>${null}${undefined}${false}${0}`)).toBe('<ul></ul>0');
});

test('a flag is an attribute only when it is true', () => {
  expect(String(html`<input${flag('checked', true)}${flag('required', false)}>`)).toBe('<input checked>');
});

test('an object that only looks like markup is text', () => {
  const posted = { toString: () => '<b>' } as unknown as string;
  expect(String(html`${posted}`)).toBe('&lt;b&gt;');
});

/** Of any code point. For the `binary` one of its own, fast-check makes a table of a million. */
const sign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
const typedText = fc.string({ unit: sign });
const pageWith = (typed: string) =>
  String(
    html`<form action="/x"><input name="a" value="${typed}"><textarea name="b">
${typed}</textarea></form>`,
  );

test('any typed text comes back from a page unchanged', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const { data } = formOf(pageWith(typed), '/x');
      expect([data.get('a'), data.get('b')]).toEqual([typed, typed].map((text) => text.toWellFormed()));
    }),
    { numRuns: 100 },
  );
});

test('typed text adds no tag to a page', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      expect(pageWith(typed).match(/</g)).toHaveLength(5);
    }),
    { numRuns: 100 },
  );
});
