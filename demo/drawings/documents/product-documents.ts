import {
  earlierManualKey,
  type ProductView,
  productDocumentKey,
  productImageKey,
  type SeedProduct,
} from '../../content/product-model.ts';
import { productImages } from '../illustrations/product-images.ts';
import type { WrittenDocument } from '../media-sources.ts';
import { layOutBrochure } from './brochure.ts';
import { layOutDataSheet } from './data-sheet.ts';
import { layOutManual } from './manual.ts';
import { type PdfDocument, writePaper } from './paper.ts';

type DocumentKind = SeedProduct['documents'][number];
/** A product's drawing as an SVG document; undefined where it has none. */
type DrawingOf = (view: ProductView | 'parts') => string | undefined;

interface Paper {
  kind: string;
  file: string;
  layOut: (doc: PdfDocument, product: SeedProduct, drawingOf: DrawingOf) => void;
}

const papers = {
  brochure: {
    kind: 'Brochure',
    file: 'brochure',
    layOut: (doc, product, drawingOf) => layOutBrochure(doc, product, drawingOf('exterior')),
  },
  dataSheet: {
    kind: 'Data sheet',
    file: 'data-sheet',
    layOut: (doc, product, drawingOf) =>
      layOutDataSheet(
        doc,
        product,
        [drawingOf('dimensions'), drawingOf('curve')].filter((drawing) => drawing !== undefined),
      ),
  },
  manual: {
    kind: 'Manual',
    file: 'manual',
    layOut: (doc, product, drawingOf) =>
      layOutManual(doc, product, {
        exterior: drawingOf('exterior'),
        installation: drawingOf('installation'),
        parts: drawingOf('parts'),
      }),
  },
} as const satisfies Record<DocumentKind, Paper>;

const drawingsOf =
  (product: SeedProduct): DrawingOf =>
  (view) =>
    productImages(product)
      .find(({ key }) => key === productImageKey(product, view))
      ?.draw();

/** The manual before the current one, which did not show how the pump is set up. */
export function earlierManual(product: SeedProduct): WrittenDocument {
  const title = `${product.code} Manual, issue 2024-03`;
  const drawingOf = drawingsOf(product);
  return {
    key: earlierManualKey(product),
    file: `${product.slug}-manual-2024-03.pdf`,
    title,
    write: () =>
      writePaper({ title, code: product.code, kind: 'Manual', issue: '2024-03' }, (doc) =>
        layOutManual(doc, product, { exterior: drawingOf('exterior') }),
      ),
  };
}

/** The PDFs of a product, each written when asked for; the same product always gives the same bytes. */
export function productDocuments(product: SeedProduct): WrittenDocument[] {
  const drawingOf = drawingsOf(product);
  return product.documents.map((name) => {
    const { kind, file, layOut } = papers[name];
    const title = `${product.code} ${kind}`;
    return {
      key: productDocumentKey(product, name),
      file: `${product.slug}-${file}.pdf`,
      title,
      write: () => writePaper({ title, code: product.code, kind }, (doc) => layOut(doc, product, drawingOf)),
    };
  });
}
