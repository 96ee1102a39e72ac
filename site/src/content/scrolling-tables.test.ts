import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';
import { withScrollingTables } from './scrolling-tables.ts';

const row = (cells: number) => `<tr>${'<td>1</td>'.repeat(cells)}</tr>`;

test('a table scrolls in a focusable box with an accessible name', () => {
  expect(withScrollingTables(`<p>a</p><table><caption>Seals &amp; "rings"</caption>${row(2)}</table><p>b</p>`)).toBe(
    `<p>a</p><div class="table-scroll" role="group" aria-label="Seals &amp; &quot;rings&quot;" tabindex="0"><table><caption>Seals &amp; "rings"</caption>${row(2)}</table></div><p>b</p>`,
  );
});

test('a table with seven or more columns scrolls on every screen', () => {
  expect(withScrollingTables(`<table>${row(7)}</table>`)).toContain('class="table-scroll is-wide"');
  expect(withScrollingTables(`<table>${row(6)}</table>`)).toContain('class="table-scroll"');
});

test('a table with an attribute that looks like a caption is named "Table"', () => {
  expect(withScrollingTables(`<table title="<caption>Seals</caption>">${row(1)}</table>`)).toContain(
    'aria-label="Table"',
  );
});

test('an end tag before the caption does not end it', () => {
  expect(withScrollingTables(`<table></caption><caption>Seals</caption>${row(1)}</table>`)).toContain(
    'aria-label="Seals"',
  );
});

test('a nested table scrolls with the outer one', () => {
  const inner = `<table>${row(1)}</table>`;
  const boxes = withScrollingTables(`<table><tr><td>${inner}</td></tr></table>${inner}`).match(/table-scroll/g);
  expect(boxes).toHaveLength(2);
});

test("the sanitizer wraps an editor's table in the box that scrolls", () => {
  expect(sanitizeHtml('<table><tr><td>1</td></tr>')).toContain('aria-label="Table"');
});

test("the sanitizer replaces an editor's own box around a table", () => {
  const safe = sanitizeHtml('<div class="table-scroll" tabindex="5"><table><tr><td>1</td></tr>');
  expect(safe.match(/tabindex/g)).toHaveLength(1);
  expect(safe).toContain('aria-label="Table"');
});
