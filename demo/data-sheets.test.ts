import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@headwater/brand/company.ts';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { catalogue } from './content/catalogue.ts';
import { plainText } from './content/plain-text.ts';
import { productDocumentKey, type SeedProduct } from './content/product-model.ts';
import { mediaFolder, readMediaLibrary } from './media-library.ts';

const { documents } = readMediaLibrary();
const withSheet = catalogue.products.filter((product) => product.documents.includes('dataSheet'));

/** What a reader sees on a paper, without the line breaks of its columns. */
async function printedText(product: SeedProduct, kind: 'brochure' | 'dataSheet' | 'manual'): Promise<string> {
  const document = documents.find(({ key }) => key === productDocumentKey(product, kind));
  if (!document) throw new Error(`The library has no ${kind} of ${product.code}.`);
  const bytes = new Uint8Array(readFileSync(join(mediaFolder, document.file)));
  return squeezed((await extractText(bytes, { mergePages: true })).text);
}

/** Columns break lines anywhere, and eighths that the fonts lack are written out. */
function squeezed(text: string): string {
  return plainText(text)
    .replace(
      /(\d?)([⅛⅜⅝⅞])/g,
      (_, whole: string, sign: string) => `${whole && `${whole}-`}${'⅛⅜⅝⅞'.indexOf(sign) * 2 + 1}/8`,
    )
    .replace(/[\s\u00ad-]+/g, '');
}

test.each(withSheet)('the data sheet of $code prints the figures of the catalogue', async (product) => {
  const text = await printedText(product, 'dataSheet');
  const figures = product.specifications.flatMap(({ label, us, metric }) => [label, us, metric ?? '']);
  const materials = (product.materials ?? []).flatMap(({ label, us }) => [label, us]);
  expect([...figures, ...materials].filter((words) => !text.includes(squeezed(words)))).toEqual([]);
});

test.each(['brochure', 'dataSheet', 'manual'] as const)('a %s has the telephone number of the site', async (kind) => {
  for (const product of catalogue.products.filter(({ documents: kinds }) => kinds.includes(kind)).slice(0, 3)) {
    expect(await printedText(product, kind)).toContain(squeezed(company.phone.label));
  }
});
