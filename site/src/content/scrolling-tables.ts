import * as texts from '@headwater/brand/texts.ts';
import { escapeUTF8 } from 'entities/escape';
import { type HtmlTag, htmlTags, type Replacement, withReplacements } from './html-tags.ts';
import { plainText } from './plain-text.ts';

/** Tables with this many columns scroll on every screen; narrower ones fit on a desktop. */
const WIDE_COLUMNS = 7;

/** The tags of each outermost table, with its own first and last; the last table may never close. */
function tablesOf(tags: readonly HtmlTag[]): HtmlTag[][] {
  const tables: HtmlTag[][] = [];
  let depth = 0;
  for (const tag of tags) {
    const isTable = tag.name === 'table';
    if (isTable && tag.kind === 'open' && depth === 0) tables.push([]);
    if (isTable && (depth > 0 || tag.kind === 'open')) depth += tag.kind === 'open' ? 1 : -1;
    if (depth > 0 || (isTable && tables.length > 0)) tables.at(-1)?.push(tag);
  }
  return tables;
}

/** Cells of the first row. */
function columns(table: readonly HtmlTag[]): number {
  const rowEnd = table.findIndex(({ kind, name }) => kind === 'close' && name === 'tr');
  const firstRow = rowEnd < 0 ? table : table.slice(0, rowEnd);
  return firstRow.filter(({ kind, name }) => kind === 'open' && (name === 'td' || name === 'th')).length;
}

function labelOf(html: string, table: readonly HtmlTag[]): string {
  const captions = table.filter(({ name }) => name === 'caption');
  const opening = captions.find(({ kind }) => kind === 'open');
  const closing = captions.find(({ kind, start }) => kind === 'close' && opening && start >= opening.end);
  const caption = opening && closing ? html.slice(opening.end, closing.start) : '';
  return escapeUTF8(plainText(caption)) || texts.table;
}

function inScrollBox(html: string, table: readonly HtmlTag[]): Replacement {
  const { start = 0 } = table[0] ?? {};
  const last = table.at(-1);
  const isClosed = last?.name === 'table' && last.kind === 'close';
  const end = isClosed ? last.end : html.length;
  const classes = columns(table) >= WIDE_COLUMNS ? 'table-scroll is-wide' : 'table-scroll';
  const label = labelOf(html, table);
  const box = `<div class="${classes}" role="group" aria-label="${label}" tabindex="0">`;
  return { start, end, text: `${box}${html.slice(start, end)}</div>` };
}

/**
 * Wraps every table in a box that scrolls by itself on narrow screens, so that the page does
 * not; the box is focusable, because keyboard users scroll with arrow keys.
 * @param html sanitized and well-formed
 */
export function withScrollingTables(html: string): string {
  if (!html.includes('<table')) return html;
  const boxes = tablesOf(htmlTags(html)).map((table) => inScrollBox(html, table));
  return withReplacements(html, boxes);
}
