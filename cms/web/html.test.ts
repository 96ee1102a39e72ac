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

test('markup of this program stays, lists are joined, and null shows nothing', () => {
  const items = ['a<', 'b'].map((item) => html`<li>${item}</li>`);
  expect(String(html`<ul>${items}</ul>${null}${undefined}${false}${0}`)).toBe('<ul><li>a&lt;</li><li>b</li></ul>0');
  expect(String(html`<input${flag('checked', true)}${flag('required', false)}>`)).toBe('<input checked>');
});

test('an object that only looks like markup is text', () => {
  const posted = { toString: () => '<b>' } as unknown as string;
  expect(String(html`${posted}`)).toBe('&lt;b&gt;');
});

test('any typed text comes back from a page unchanged, and adds no tag to it', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const page = String(
        html`<form action="/x"><input name="a" value="${typed}"><textarea name="b">
${typed}</textarea></form>`,
      );
      const { data } = formOf(page, '/x');
      expect([data.get('a'), data.get('b')]).toEqual([typed, typed].map((text) => text.toWellFormed()));
      expect(page.match(/</g)).toHaveLength(5);
    }),
    { numRuns: 100 },
  );
});
