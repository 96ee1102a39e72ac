import { expect, test } from 'vitest';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { linkParts } from './link-parts.ts';

const list = (number: string) =>
  `<table><thead><tr><th>No.</th><th>Description</th><th>Part number</th><th>Replaces</th></tr></thead>
<tbody><tr><td>1</td><td>Wear ring</td><td class="x">${number}</td><td>XY-1-OLD</td></tr></tbody></table>`;

test('a number in a parts list leads to its page, with its escapes', () => {
  const html = list('XY-1 &amp; 2');
  expect(linkParts(html, html)).toContain('<td class="x"><a href="/parts/xy-1-2/">XY-1 &amp; 2</a></td>');
});

test('a number that the sanitizer marks as a code is linked, too', () => {
  const html = list('SN-4055-WR');
  expect(linkParts(sanitizeHtml(html), html)).toContain('<a href="/parts/sn-4055-wr/"><span class="is-code">');
});

test('only the numbers of the list’s own parts are linked', () => {
  const html = `<p>XY-1-WR</p>${list('XY-1-WR')}`;
  expect(linkParts(html, html).match(/<a /g)).toHaveLength(1);
  expect(linkParts(html, html)).toContain('<td>XY-1-OLD</td>');
});

test('each model of a series is followed by what belongs to it', () => {
  const row = (cell: string) => `<tr>${cell}<td>450 gpm</td></tr>`;
  const models = [row('<td>XY-1</td>'), row('<th scope="row">XY-2</th>'), row('<td>XY-1 spare</td>')].join('');
  const html = `<table><thead><tr><th>Model</th><th>Flow</th></tr></thead><tbody>${models}</tbody></table>`;
  const linked = linkParts(sanitizeHtml(html), html, (model) => `[${model}]`);
  expect(linked.match(/\[[^\]]*\]<\/t[dh]>/g)).toEqual(['[XY-1]</td>', '[XY-2]</th>', '[XY-1 spare]</td>']);
});

test('a text without a parts list stays as it is', () => {
  const html = '<table><tbody><tr><td>Flow</td><td>450 gpm</td></tr></tbody></table>';
  expect(linkParts(html, html)).toBe(html);
});
