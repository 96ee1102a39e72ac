import { Parser } from 'htmlparser2';

export interface Cell {
  /** On one line. */
  text: string;
  /** As the editor broke them: a cell with several numbers has one in each. */
  lines: readonly string[];
  isHead: boolean;
  /** Columns that it spans. */
  columns: number;
  /** Positions in the text: of its opening tag, of what is in it, and behind its closing tag. */
  at: { start: number; inner: number; innerEnd: number; end: number };
}

export const emptyCell: Cell = {
  text: '',
  lines: [],
  isHead: false,
  columns: 1,
  at: { start: 0, inner: 0, innerEnd: 0, end: 0 },
};

/** A table with its merged cells repeated: every row has a cell, the same object, in each column that it covers. */
export interface Grid {
  /** Counted from 1 in the text. */
  table: number;
  caption: string | undefined;
  rows: readonly (readonly Cell[])[];
  /** Rows of `thead`. */
  heads: number;
}

/** More columns or rows than a table for people has; a forged span costs no more. */
const mostColumns = 60;
const mostRows = 5000;
const mostSlots = 200_000;

interface OpenCell {
  text: string;
  isHead: boolean;
  columns: number;
  rows: number;
  at: Cell['at'];
}

function span(value: string | undefined, most: number): number {
  const number = Number.parseInt(value ?? '1', 10);
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), most) : 1;
}

function asText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Fills the columns of each row, with what reaches into it from rows above. */
function filled(rows: readonly (readonly OpenCell[])[]): Cell[][] {
  const grid: Cell[][] = rows.map(() => []);
  let room = mostSlots;
  for (const [y, cells] of rows.entries()) {
    let x = 0;
    for (const { text, isHead, columns, rows: depth, at } of cells) {
      while (grid[y]?.[x]) x += 1;
      if (x >= mostColumns) break;
      const lines = text.split('\n').map(asText).filter(Boolean);
      const cell: Cell = { text: asText(text), lines, isHead, columns, at };
      for (let row = y; row < Math.min(y + depth, rows.length) && room > 0; row += 1) {
        for (let column = x; column < Math.min(x + columns, mostColumns); column += 1) {
          room -= 1;
          const target = grid[row];
          if (target && !target[column]) target[column] = cell;
        }
      }
      x += columns;
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? emptyCell));
}

const breaks = new Set(['br', 'p', 'li', 'div', 'tr', 'td', 'th']);
const heading = /^h[1-6]$/;

/**
 * The tables of a text; a table in a cell is text of that cell.
 * @param html rendered HTML of the CMS, not yet sanitized; only text is taken from it
 */
export function parseTables(html: string): Grid[] {
  const grids: Grid[] = [];
  let rows: OpenCell[][] = [];
  let cell: OpenCell | undefined;
  let [depth, heads, isInHead] = [0, 0, false];
  let [caption, above] = ['', ''];
  /** Where text goes that is in no cell. */
  let named: 'caption' | 'heading' | 'figcaption' | undefined;
  const note = (text: string) => {
    if (cell) cell.text += text;
    else if (named === 'heading') above += text;
    else if (named) caption += text;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'table') {
        depth += 1;
        if (depth === 1) [rows, heads, caption] = [[], 0, ''];
      }
      if (cell && breaks.has(name) && (depth > 1 || (name !== 'td' && name !== 'th'))) cell.text += '\n';
      if (depth === 0) {
        if (heading.test(name)) [named, above] = ['heading', ''];
        if (name === 'figcaption') [named, caption] = ['figcaption', ''];
      }
      if (depth !== 1) return;
      if (name === 'caption') named = 'caption';
      if (name === 'thead') isInHead = true;
      if (name === 'tr' && rows.length < mostRows) {
        rows.push([]);
        if (isInHead) heads += 1;
      }
      if (name === 'td' || name === 'th') {
        const [columns, deep] = [span(attributes.colspan, mostColumns), span(attributes.rowspan, mostRows)];
        const [start, inner] = [parser.startIndex, parser.endIndex + 1];
        const at = { start, inner, innerEnd: inner, end: inner };
        cell = { text: '', isHead: name === 'th', columns, rows: deep, at };
        if (rows.length === 0) rows.push([]);
        rows.at(-1)?.push(cell);
      }
    },
    ontext: note,
    onclosetag(name) {
      if (heading.test(name) || name === 'caption' || name === 'figcaption') {
        const last = grids.at(-1);
        if (named === 'figcaption' && last) last.caption = asText(caption) || last.caption;
        named = undefined;
      }
      if (depth === 1 && (name === 'td' || name === 'th') && cell) {
        [cell.at.innerEnd, cell.at.end] = [parser.startIndex, parser.endIndex + 1];
        cell = undefined;
      }
      if (depth === 1 && name === 'thead') isInHead = false;
      if (name !== 'table' || depth === 0) return;
      depth -= 1;
      if (depth > 0) return;
      cell = undefined;
      isInHead = false;
      grids.push({
        table: grids.length + 1,
        caption: asText(caption) || asText(above) || undefined,
        rows: filled(rows),
        heads,
      });
    },
  });
  parser.end(html);
  return grids;
}
