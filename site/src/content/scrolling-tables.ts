import * as texts from '@headwater/brand/texts.ts';
import { escapeUTF8 } from 'entities/escape';
import { plainText } from './plain-text.ts';

/** Tables with this many columns scroll on every screen; narrower ones fit on a desktop. */
const WIDE_COLUMNS = 7;

/** Index where the table that opens at `start` closes; the end of the text when it never does. */
function endOfTable(html: string, start: number): number {
  const tags = /<(\/?)table\b[^>]*>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

function columns(table: string): number {
  const [firstRow = ''] = table.split('</tr>', 1);
  return firstRow.match(/<t[hd]\b/g)?.length ?? 0;
}

function labelOf(table: string): string {
  const caption = /<caption\b[^>]*>([\s\S]*?)<\/caption>/.exec(table)?.[1];
  return escapeUTF8(plainText(caption)) || texts.table;
}

/**
 * Wraps every table in a box that scrolls by itself on narrow screens, so that the page does
 * not; the box is focusable, because keyboard users scroll with arrow keys.
 * @param html sanitized and well-formed
 */
export function withScrollingTables(html: string): string {
  let done = '';
  let rest = html;
  for (let start = rest.search(/<table\b/); start >= 0; start = rest.search(/<table\b/)) {
    const end = endOfTable(rest, start);
    const table = rest.slice(start, end);
    const classes = columns(table) >= WIDE_COLUMNS ? 'table-scroll is-wide' : 'table-scroll';
    done += `${rest.slice(0, start)}<div class="${classes}" role="group" aria-label="${labelOf(table)}" tabindex="0">${table}</div>`;
    rest = rest.slice(end);
  }
  return done + rest;
}
