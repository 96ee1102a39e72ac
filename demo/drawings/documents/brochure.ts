import { company } from '../../content/company.ts';
import { plainText, textsOf } from '../../content/plain-text.ts';
import type { SeedProduct } from '../../content/product-model.ts';
import { dataPlate, plateHeight } from './data-plate.ts';
import { type PdfDocument, sheet, textWidth } from './paper.ts';
import { type Column, figure, fullWidth, heading, list, mainTitle, paragraph, table } from './typesetting.ts';

const gutter = 20;
const half = (textWidth - gutter) / 2;
const left: Column = { x: sheet.margin, width: half };
const right: Column = { x: sheet.margin + half + gutter, width: half };
const plateColumn: Column = { x: sheet.width - sheet.margin - 170, width: 170 };
const besidePlate: Column = { x: sheet.margin, width: textWidth - 170 - gutter };

function front(doc: PdfDocument, product: SeedProduct, drawing: string | undefined): void {
  doc.y = sheet.top;
  mainTitle(doc, plainText(product.title), 22);
  if (product.teaser) paragraph(doc, product.teaser, fullWidth, 12);
  if (drawing) {
    doc.y += 4;
    figure(doc, drawing, textWidth, plateHeight(product) + 20);
    doc.y += 14;
  }
  const top = doc.y;
  for (const text of textsOf(product.description, 'p').slice(0, 2)) paragraph(doc, text, besidePlate, 9);
  const below = doc.y;
  doc.y = top;
  dataPlate(doc, product, plateColumn);
  doc.y = Math.max(doc.y, below);
}

function back(doc: PdfDocument, product: SeedProduct): void {
  const rest = textsOf(product.description, 'p').slice(2);
  for (const text of rest) paragraph(doc, text);
  const top = doc.y;
  const features = textsOf(product.features, 'li');
  if (features.length > 0) {
    heading(doc, 'Features', left);
    list(doc, features, left);
  }
  const below = doc.y;
  doc.y = top;
  for (const [title, html] of [
    ['Applications', product.applications],
    ['Markets', product.markets],
  ] as const) {
    const texts = textsOf(html, 'li');
    if (texts.length === 0) continue;
    heading(doc, title, right);
    list(doc, texts, right);
  }
  doc.y = Math.max(doc.y, below);
  if (product.materials) {
    heading(doc, 'Materials of construction');
    table(
      doc,
      ['Part', 'Material'],
      product.materials.map(({ label, us }) => [label, us]),
      [1, 2],
    );
  }
  heading(doc, 'Ask us');
  paragraph(
    doc,
    `Send flow, lift, and the length and diameter of the pipe to ${company.salesEmail}, or call ${company.salesPhone}. You get the curve, the drawing and a price within two working days.`,
  );
}

/** Two sheets for somebody who is choosing: the pump and its plate, then what speaks for it. */
export function layOutBrochure(doc: PdfDocument, product: SeedProduct, drawing: string | undefined): void {
  front(doc, product, drawing);
  doc.addPage();
  back(doc, product);
}
