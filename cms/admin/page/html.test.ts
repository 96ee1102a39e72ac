import { expect, test } from 'vitest';
import { flag, html } from './html.ts';

test('text is escaped, between tags and inside attributes', () => {
  const typed = `"><script>alert('1')</script>&amp;`;
  expect(String(html`<p title="${typed}">${typed}</p>`)).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#039;1&#039;)&lt;/script&gt;&amp;amp;">&quot;&gt;&lt;script&gt;alert(&#039;1&#039;)&lt;/script&gt;&amp;amp;</p>',
  );
});

test('markup of this program stays, lists are joined, and nothing shows nothing', () => {
  const items = ['a<', 'b'].map((item) => html`<li>${item}</li>`);
  expect(String(html`<ul>${items}</ul>${null}${undefined}${false}${0}`)).toBe('<ul><li>a&lt;</li><li>b</li></ul>0');
  expect(String(html`<input${flag('checked', true)}${flag('required', false)}>`)).toBe('<input checked>');
});

test('an object that only looks like markup is text', () => {
  const posted = { toString: () => '<b>' } as unknown as string;
  expect(String(html`${posted}`)).toBe('&lt;b&gt;');
});
