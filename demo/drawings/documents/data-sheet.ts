import { plainText } from '../../content/plain-text.ts';
import type { SeedProduct } from '../../content/product-model.ts';
import { figureColumns } from '../../content/units.ts';
import { type PdfDocument, sheet, textWidth } from './paper.ts';
import { figure, heading, mainTitle, paragraph, table } from './typesetting.ts';

/** The figures on one sheet; the dimension drawing and the curve, where there are any, on a second. */
export function layOutDataSheet(doc: PdfDocument, product: SeedProduct, drawings: readonly string[]): void {
  doc.y = sheet.top;
  mainTitle(doc, plainText(product.title), 16);
  heading(doc, 'Specifications');
  table(
    doc,
    figureColumns,
    product.specifications.map(({ label, us, metric = '—' }) => [label, us, metric]),
    [5, 6, 3],
  );
  if (product.materials) {
    heading(doc, 'Materials of construction');
    table(
      doc,
      ['Part', 'Material'],
      product.materials.map(({ label, us }) => [label, us]),
      [5, 9],
    );
  }
  if (drawings.length === 0) return;
  doc.addPage();
  doc.y = sheet.top;
  // Two drawings fill a sheet at four to three with their captions inside.
  const width = drawings.length > 1 ? 390 : textWidth;
  for (const drawing of drawings) {
    figure(doc, drawing, width);
    doc.y += 10;
  }
  paragraph(doc, 'Dimensions are for planning; build to the certified drawing that comes with the order.');
}
