import { company } from '../../content/company.ts';
import { plainText, textsOf } from '../../content/plain-text.ts';
import type { SeedProduct } from '../../content/product-model.ts';
import { figureColumns } from '../../content/units.ts';
import { palette } from '../illustrations/palette.ts';
import { dataPlate, plateHeight } from './data-plate.ts';
import { commonSafety, manualWords, standingOf, troubles } from './manual-words.ts';
import { type PdfDocument, sheet, textWidth, type } from './paper.ts';
import { figure, fullWidth, heading, list, mainTitle, paragraph, table } from './typesetting.ts';

export interface ManualDrawings {
  exterior?: string | undefined;
  installation?: string | undefined;
  parts?: string | undefined;
}

function chapter(doc: PdfDocument, number: number, title: string): void {
  doc.addPage();
  doc.y = sheet.top;
  type(doc, 'figures', 9, palette.oxide).text(`SECTION ${number}`, sheet.margin, doc.y);
  type(doc, 'heading', 18, palette.deepWater).text(title, sheet.margin, doc.y + 2, { width: textWidth });
  doc.y += 10;
}

function drawing(doc: PdfDocument, svg: string | undefined, width: number, below = 0): void {
  if (!svg) return;
  figure(doc, svg, width, below);
  doc.y += 14;
}

function cover(doc: PdfDocument, product: SeedProduct, exterior: string | undefined): void {
  doc.y = sheet.top + 10;
  type(doc, 'figures', 10, palette.oxide).text('INSTALLATION, OPERATION AND MAINTENANCE', sheet.margin, doc.y);
  doc.y += 6;
  mainTitle(doc, plainText(product.title), 24);
  doc.y += 6;
  drawing(doc, exterior, 400, plateHeight(product) + 26);
  dataPlate(doc, product, { x: sheet.margin, width: 200 });
  const below = doc.y;
  const beside = { x: sheet.margin + 224, width: textWidth - 224 };
  doc.y = below - 12 - plateHeight(product);
  paragraph(
    doc,
    'Read this manual through before you lift the pump off the truck, and keep it at the station.',
    beside,
  );
  paragraph(doc, 'Serial number: ______________________', beside);
  paragraph(doc, 'Started up on: ______________________', beside);
  paragraph(doc, `Field service answers day and night: ${company.servicePhone}.`, beside);
  doc.y = below;
}

/** Installation, operation and maintenance: six sections and a cover. */
export function layOutManual(doc: PdfDocument, product: SeedProduct, drawings: ManualDrawings): void {
  const words = manualWords[standingOf[product.family]];
  cover(doc, product, drawings.exterior);
  chapter(doc, 1, 'Safety');
  list(doc, [...commonSafety, ...words.safety], fullWidth, true);
  heading(doc, 'What this pump is for');
  for (const text of textsOf(product.description, 'p')) paragraph(doc, text);
  chapter(doc, 2, 'Installation');
  drawing(doc, drawings.installation, 380);
  list(doc, words.installation, fullWidth, true);
  chapter(doc, 3, 'Start-up');
  list(doc, words.startUp, fullWidth, true);
  heading(doc, 'Limits of this model');
  table(
    doc,
    figureColumns,
    product.specifications.map(({ label, us, metric = '—' }) => [label, us, metric]),
    [5, 6, 3],
  );
  chapter(doc, 4, 'Maintenance');
  table(doc, ['Work', 'Interval'], words.maintenance, [3, 2], 'text');
  heading(doc, 'Troubleshooting');
  table(doc, ['What you see', 'Why it may be', 'What to do'], troubles, [3, 4, 5], 'text');
  if (!product.callouts) return;
  chapter(doc, 5, 'Parts');
  drawing(doc, drawings.parts, 420);
  table(
    doc,
    ['Number', 'Part', 'Order code'],
    product.callouts.map((name, index) => [
      String(index + 1),
      name,
      `${product.code}-${String(index + 1).padStart(2, '0')}`,
    ]),
    [1, 4, 3],
  );
  for (const text of textsOf(product.partsBreakoutText, 'p')) paragraph(doc, text);
}
