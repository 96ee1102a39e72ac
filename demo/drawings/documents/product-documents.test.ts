import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { plainText } from '../../content/plain-text.ts';
import type { WrittenDocument } from '../media-sources.ts';
import { commonSafety, manualWords, troubles } from './manual-words.ts';
import { productDocuments } from './product-documents.ts';
import { printable, typefaces } from './typefaces.ts';

/** Reads the file the way a viewer does, from its end, and counts the pages. Throws where it is broken. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const entries = [...text.slice(start).matchAll(/^(\d{10}) \d{5} n/gm)];
  for (const [index, [, offset]] of entries.entries()) {
    expect(text.slice(Number(offset)), `object ${index + 1}`).toMatch(new RegExp(`^${index + 1} 0 obj`));
  }
  return Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)/.exec(text)?.[1] ?? /\/Count (\d+)/.exec(text)?.[1]);
}

const documents = catalogue.products.map((product) => ({ product, papers: productDocuments(product) }));

function paper(slug: string, kind: string): WrittenDocument {
  const found = documents.flatMap(({ papers }) => papers).find(({ key }) => key === `document/${slug}/${kind}`);
  if (!found) throw new Error(`${slug} has no ${kind}.`);
  return found;
}

test('a product has the papers that it lists under file names of their own', () => {
  for (const { product, papers } of documents) expect(papers).toHaveLength(product.documents.length);
  const files = documents.flatMap(({ papers }) => papers.map(({ file }) => file));
  expect(files.length).toBeGreaterThanOrEqual(36 * 3);
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^[a-z0-9-]+\.pdf$/);
});

test.each(documents.filter((_entry, index) => index % 4 === 0 || index >= 36))(
  'the papers of $product.code have their pages in under 120 KB',
  async ({ product, papers }) => {
    for (const { key, write } of papers) {
      const pdf = await write();
      const pages = pagesOf(pdf);
      if (key.endsWith('/brochure')) expect(pages, key).toBe(2);
      if (key.endsWith('/dataSheet')) expect(pages, key).toBeOneOf([1, 2]);
      if (key.endsWith('/manual')) expect(pages, key).toBeGreaterThanOrEqual(product.callouts ? 6 : 4);
      expect(pdf.length, key).toBeLessThan(120_000);
    }
  },
);

test('a paper tells PDF readers its title with its language', async () => {
  const text = (await paper('sn-3040', 'dataSheet').write()).toString('latin1');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain('/DisplayDocTitle true');
  const [, number] = /\/Title (\d+) 0 R/.exec(text) ?? [];
  expect(text).toContain(`\n${number} 0 obj\n(SN-3040 Data sheet)\n`);
});

test('the same paper written twice has the same bytes', async () => {
  const { write } = paper('sn-3040', 'manual');
  expect((await write()).equals(await write())).toBe(true);
});

test('the fonts have every character that the papers print', () => {
  const fonts = Object.entries(typefaces()).map(([name, bytes]) => ({ name, font: create(bytes) }));
  const words = JSON.stringify([commonSafety, manualWords, troubles, catalogue.products]);
  const characters = new Set(printable(plainText(words)));
  expect(characters.size).toBeGreaterThan(80);
  for (const { name, font } of fonts) {
    const missing = [...characters].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return 'hasGlyphForCodePoint' in font && !font.hasGlyphForCodePoint(code);
    });
    expect(missing, name).toEqual([]);
  }
});

test('eighths that the fonts lack are written out', () => {
  expect(printable('1⅜ in and ⅝ in, but 2½ in')).toBe('1-3/8 in and 5/8 in, but 2½ in');
});
