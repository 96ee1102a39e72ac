/** A printed paper of the works: letter size, house fonts, a head line and a title block on each sheet. */
import PDFDocument from 'pdfkit';
import { company } from '../../content/company.ts';
import { palette } from '../illustrations/palette.ts';
import { type Typeface, typefaces } from './typefaces.ts';

export interface PaperTitle {
  /** What the PDF reader shows, such as `SN-3040 Data sheet`. */
  title: string;
  code: string;
  /** `Brochure`, `Data sheet` or `Installation and operation manual`. */
  kind: string;
  /** Year and month; the current issue unless given. */
  issue?: string;
}

/** Points; 72 to the inch. */
export const sheet = { width: 612, height: 792, margin: 54, top: 86, bottom: 74 } as const;
export const textWidth: number = sheet.width - 2 * sheet.margin;

export type PdfDocument = PDFKit.PDFDocument;

/** Printed on every paper, so that the same catalogue gives the same bytes. */
const CURRENT_ISSUE = '2026-01';

function drawHead(doc: PdfDocument, { code, kind }: PaperTitle): void {
  doc.font('heading').fontSize(11).fillColor(palette.deepWater);
  doc.text('ALDER CREEK PUMP WORKS', sheet.margin, 40, { lineBreak: false, characterSpacing: 0.6 });
  doc.font('figures').fontSize(8).fillColor(palette.ink);
  doc.text(`${kind} · ${code}`, sheet.margin, 42, { width: textWidth, align: 'right', lineBreak: false });
  doc
    .moveTo(sheet.margin, 60)
    .lineTo(sheet.width - sheet.margin, 60)
    .lineWidth(1.2)
    .stroke(palette.ink);
  doc.rect(sheet.margin, 58.4, 46, 3.2).fill(palette.oxide);
}

function drawTitleBlock(
  doc: PdfDocument,
  { code, issue = CURRENT_ISSUE }: PaperTitle,
  page: number,
  pages: number,
): void {
  const y = sheet.height - 50;
  doc
    .moveTo(sheet.margin, y)
    .lineTo(sheet.width - sheet.margin, y)
    .lineWidth(0.6)
    .stroke(palette.hairline);
  doc.font('figures').fontSize(7).fillColor(palette.ink);
  doc.text(`Duluth, Minnesota · ${company.salesPhone} · aldercreek.example.com`, sheet.margin, y + 8, {
    lineBreak: false,
  });
  doc.text(`${code} · issue ${issue} · sheet ${page} of ${pages}`, sheet.margin, y + 8, {
    width: textWidth,
    align: 'right',
    lineBreak: false,
  });
}

/** Runs the layout on a new paper and gives the finished file. */
export function writePaper(title: PaperTitle, layOut: (doc: PdfDocument) => void): Promise<Buffer> {
  const issued = new Date(`${title.issue ?? CURRENT_ISSUE}-05T00:00:00Z`);
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margins: { top: sheet.top, bottom: sheet.bottom, left: sheet.margin, right: sheet.margin },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title.title, Author: 'Alder Creek Pump Works', CreationDate: issued, ModDate: issued },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [name, font] of Object.entries(typefaces())) doc.registerFont(name satisfies string, font);
  layOut(doc);
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Head and title block stand in the margins, where pdfkit would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    drawHead(doc, title);
    drawTitleBlock(doc, title, page + 1, count);
  }
  doc.end();
  return finished;
}

/** Sets the typeface in one call; sizes in points. */
export function type(doc: PdfDocument, face: Typeface, size: number, colour: string = palette.ink): PdfDocument {
  return doc.font(face).fontSize(size).fillColor(colour);
}
