import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { withinMarkupBudget } from './markup-budget.ts';

function asText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A product's data plate and its structured data read the same table, and so does every card of the product. */
const tables = new LRUCache<string, readonly string[][]>({
  maxSize: 1024 * 1024,
  sizeCalculation: (_, html) => html.length + 1,
});

/**
 * The cells of the first table in a text, row by row, as plain text. Rows of its head are left out; a table in a cell
 * is text of that cell.
 * @param html rendered HTML of the CMS, not yet sanitized
 */
export function firstTable(html: string): readonly string[][] {
  const table = tables.get(html) ?? parseFirstTable(withinMarkupBudget(html));
  tables.set(html, table);
  return table;
}

function parseFirstTable(html: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell: string | undefined;
  let depth = 0;
  let isInHead = false;
  let isOver = false;
  const parser = new Parser({
    onopentag(name) {
      if (isOver) return;
      if (name === 'table') depth += 1;
      if (depth !== 1) return;
      if (name === 'thead') isInHead = true;
      if (name === 'tr') cells = [];
      if (name === 'td' || name === 'th') cell = '';
    },
    ontext(text) {
      if (!isOver && cell !== undefined) cell += text;
    },
    onclosetag(name) {
      if (isOver) return;
      if (depth === 1 && (name === 'td' || name === 'th') && cell !== undefined) {
        cells.push(asText(cell));
        cell = undefined;
      }
      if (depth === 1 && name === 'tr' && !isInHead) rows.push(cells);
      if (depth === 1 && name === 'thead') isInHead = false;
      if (name === 'table' && depth > 0) depth -= 1;
      isOver = name === 'table' && depth === 0;
    },
  });
  parser.end(html);
  return rows;
}
