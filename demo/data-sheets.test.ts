import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@headwater/brand/company.ts';
import { tablesOf } from '@headwater/site/src/catalogue/tables/tables-of.ts';
import type { Paper } from '@headwater/site/src/documents/paper.ts';
import { papersAgainstTables } from '@headwater/site/src/documents/papers-against-tables.ts';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { catalogue } from './content/catalogue.ts';
import { plainText } from './content/plain-text.ts';
import { productContent } from './content/product-content.ts';
import { productDocumentKey, type SeedProduct } from './content/product-model.ts';
import { mediaFolder, readMediaLibrary } from './media-library.ts';

const { documents } = readMediaLibrary();
const withSheet = catalogue.products.filter((product) => product.documents.includes('dataSheet'));

function bytesOf(product: SeedProduct, kind: 'brochure' | 'dataSheet' | 'manual'): Uint8Array {
  const document = documents.find(({ key }) => key === productDocumentKey(product, kind));
  if (!document) throw new Error(`The library has no ${kind} of ${product.code}.`);
  return new Uint8Array(readFileSync(join(mediaFolder, document.file)));
}

/** What a reader sees on a paper, without the line breaks of its columns. */
async function printedText(product: SeedProduct, kind: 'brochure' | 'dataSheet' | 'manual'): Promise<string> {
  return squeezed((await extractText(bytesOf(product, kind), { mergePages: true })).text);
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
  const product = catalogue.products.find(({ documents: kinds }) => kinds.includes(kind));
  expect(product && (await printedText(product, kind))).toContain(squeezed(company.phone.label));
});

test('the check of documents names the figure that a data sheet prints otherwise than the table', async () => {
  const paper = ({ code }: SeedProduct): Paper => ({
    slug: code,
    aliases: [],
    source: 'product',
    number: '',
    title: 'Data sheet',
    kind: 'dataSheet',
    products: [{ path: `/${code}/`, title: code }],
    supersededBy: undefined,
    files: [
      {
        revision: 'a',
        label: '',
        language: 'en',
        date: '',
        note: '',
        upload: code,
        extension: 'pdf',
        bytes: undefined,
        pages: undefined,
        version: '1',
      },
    ],
  });
  async function compared(products: readonly SeedProduct[], change: (html: string) => string) {
    const tables = products.map((product) => {
      const html = productContent(product, '/products/x/') ?? '';
      return [`/${product.code}/`, tablesOf(change(html))] as const;
    });
    const fetchFile = async (code: string) =>
      bytesOf(withSheet.find((product) => product.code === code) ?? expect.fail(code), 'dataSheet');
    const found: { path: string; lines: string[] }[] = [];
    for await (const one of papersAgainstTables(products.map(paper), new Map(tables), fetchFile, 'en')) found.push(one);
    return found;
  }
  // The products of a family are made alike.
  const oneOfFour = withSheet.filter((_, index) => index % 4 === 0);
  expect(await compared(oneOfFour, String)).toEqual([]);
  const changed = withSheet.filter((product) => productContent(product, '/products/x/')?.includes('220 gpm'));
  const [first] = await compared(changed.slice(0, 1), (html) => html.replaceAll('220 gpm', '230 gpm'));
  expect(first?.lines).toEqual(['Flow: 230 gpm in table 1, "Flow 220 gpm" in Data sheet']);
});
