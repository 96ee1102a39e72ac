import { Parser } from 'htmlparser2';
import { withinMarkupBudget } from './markup-budget.ts';

function asText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The cells of the first table in a text, row by row, as plain text. Rows of its head are left out; a table in a cell
 * is text of that cell.
 * @param html rendered HTML of the CMS, not yet sanitized
 */
export function firstTable(html: string): string[][] {
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
  parser.end(withinMarkupBudget(html));
  return rows;
}
