import type { SeedProduct, SpecificationRow } from '../../content/product-model.ts';
import { palette } from '../illustrations/palette.ts';
import { type PdfDocument, type } from './paper.ts';
import { printable } from './typefaces.ts';
import type { Column } from './typesetting.ts';

const plateLabels = ['Flow', 'Head', 'Power', 'Discharge', 'Solids passage', 'Weight'] as const;

/** Rows of the specification that belong on the plate, in the plate's order. */
export function plateRows({ specifications }: Pick<SeedProduct, 'specifications'>): readonly SpecificationRow[] {
  return plateLabels.flatMap((label) => specifications.find((row) => row.label === label) ?? []);
}

const rowHeight = 25;

/** Height of a product's plate, points. */
export function plateHeight(product: SeedProduct): number {
  return 44 + plateRows(product).length * rowHeight;
}

/** The riveted plate of a pump: code and key figures in a frame. Leaves the cursor below it. */
export function dataPlate(doc: PdfDocument, product: SeedProduct, { x, width }: Column): void {
  const top = doc.y;
  const rows = plateRows(product);
  const height = plateHeight(product);
  doc.roundedRect(x, top, width, height, 2).lineWidth(1.2).fillAndStroke(palette.paper, palette.ink);
  const rivets = [x + 7, x + width - 7].flatMap((cx) => [top + 7, top + height - 7].map((cy) => [cx, cy] as const));
  for (const [cx, cy] of rivets) doc.circle(cx, cy, 2.2).lineWidth(0.7).stroke(palette.ink);
  type(doc, 'figures-strong', 15).text(product.code, x, top + 14, { width, align: 'center', lineBreak: false });
  rows.forEach(({ label, us, metric }, index) => {
    const y = top + 38 + index * rowHeight;
    doc
      .moveTo(x + 10, y)
      .lineTo(x + width - 10, y)
      .lineWidth(0.5)
      .stroke(palette.hairline);
    type(doc, 'text', 8).text(label, x + 12, y + 8, { lineBreak: false });
    const figures = { width: width - 24, align: 'right', lineBreak: false } as const;
    type(doc, 'figures-strong', 9).text(printable(us), x + 12, y + 3, figures);
    if (metric) type(doc, 'figures', 7.5).text(metric, x + 12, y + 14.6, figures);
  });
  doc.y = top + height + 12;
}
