/** The pieces that papers are set from; each starts at the cursor and leaves it below itself. */
import { palette } from '../illustrations/palette.ts';
import { type PdfDocument, sheet, textWidth, type } from './paper.ts';
import { placeDrawing } from './place-drawing.ts';
import { printable } from './typefaces.ts';

export interface Column {
  x: number;
  width: number;
}
export const fullWidth: Column = { x: sheet.margin, width: textWidth };

/** Begins a new sheet when less than `height` points are left on this one. */
export function keepTogether(doc: PdfDocument, height: number): void {
  if (doc.y + height > sheet.height - sheet.bottom) doc.addPage();
}

/** A paper's own title; a very long name is set smaller, so that it leaves room for the rest. */
export function mainTitle(doc: PdfDocument, text: string, size: number): void {
  const fitting = text.length > 70 ? Math.min(size, 14) : size;
  type(doc, 'heading', fitting, palette.deepWater).text(printable(text), sheet.margin, doc.y, { width: textWidth });
  doc.y += 4;
}

/** Places a drawing in the middle, smaller where it would leave less than `below` points of the sheet. */
export function figure(doc: PdfDocument, svg: string, widest: number, below = 0): void {
  const room = sheet.height - sheet.bottom - doc.y - below;
  const width = Math.min(widest, (room * 4) / 3);
  doc.y += placeDrawing(doc, svg, (sheet.width - width) / 2, doc.y, width);
}

export function heading(doc: PdfDocument, text: string, column: Column = fullWidth): void {
  keepTogether(doc, 60);
  type(doc, 'heading', 12.5, palette.deepWater).text(printable(text), column.x, doc.y + 6, { width: column.width });
  doc.y += 4;
}

export function paragraph(doc: PdfDocument, text: string, column: Column = fullWidth, size = 9.5): void {
  type(doc, 'text', size).text(printable(text), column.x, doc.y, { width: column.width, lineGap: 2.4 });
  doc.y += 5;
}

/** A list whose items have a mark (a dash) or, when numbered, their number in the margin of the column. */
export function list(doc: PdfDocument, items: readonly string[], column: Column = fullWidth, numbered = false): void {
  const indent = numbered ? 20 : 12;
  for (const [index, item] of items.entries()) {
    type(doc, 'text', 9.5);
    const inner = { width: column.width - indent, lineGap: 2 };
    keepTogether(doc, doc.heightOfString(printable(item), inner));
    const y = doc.y;
    type(doc, 'figures', 8.5, palette.oxide).text(numbered ? String(index + 1) : '—', column.x, y + 0.6, {
      lineBreak: false,
    });
    type(doc, 'text', 9.5).text(printable(item), column.x + indent, y, inner);
    doc.y += 3;
  }
  doc.y += 4;
}

/** A ruled table; the first column is set as labels, the rest as figures or as words. Shares are parts of the width. */
export function table(
  doc: PdfDocument,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  shares: readonly number[],
  face: 'figures' | 'text' = 'figures',
): void {
  const column = fullWidth;
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / total) * column.width);
  const starts = widths.map(
    (_width, index) => column.x + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  );
  const cellWidth = (index: number): number => (widths[index] ?? 0) - 8;

  const drawRow = (cells: readonly string[], isHead: boolean): void => {
    const faceOf = (index: number) => (isHead ? 'heading' : index === 0 ? 'text' : face);
    const size = isHead ? 8 : 8.5;
    const heights = cells.map((cell, index) =>
      type(doc, faceOf(index), size).heightOfString(printable(cell), { width: cellWidth(index), lineGap: 1 }),
    );
    const height = Math.max(...heights) + 7;
    if (doc.y + height > sheet.height - sheet.bottom) {
      doc.addPage();
      if (!isHead) drawRow(head, true);
    }
    const y = doc.y;
    for (const [index, cell] of cells.entries()) {
      // The two faces sit differently in their lines; this brings them to one baseline.
      const drop = faceOf(index) === 'figures' ? 3.2 : 5;
      type(doc, faceOf(index), size).text(printable(cell), starts[index] ?? column.x, y + drop, {
        width: cellWidth(index),
        lineGap: 1,
      });
    }
    doc.y = y + height;
    doc
      .moveTo(column.x, doc.y)
      .lineTo(column.x + column.width, doc.y)
      .lineWidth(isHead ? 1 : 0.4)
      .stroke(isHead ? palette.ink : palette.hairline);
  };

  keepTogether(doc, 60);
  drawRow(head, true);
  for (const row of rows) drawRow(row, false);
  doc.y += 12;
}
