import { contradictedBy } from '../catalogue/tables/check-figures.ts';
import type { PageTables } from '../catalogue/tables/page-tables.ts';
import { newestFile, type Paper } from './paper.ts';

/** What states a product's figures; the numbers of a manual are of other things. */
const KINDS: readonly Paper['kind'][] = ['brochure', 'dataSheet'];
/** In bytes: a file is read into memory. */
export const LARGEST_COMPARED = 32 * 1024 * 1024;

interface Compared {
  /** Path of the product. */
  path: string;
  lines: string[];
}

/**
 * Figures that the data sheet or brochure of one product states beside their names, and its tables otherwise. Drawn and
 * scanned text is not read.
 * @param tablesOf tables of products by path
 * @param fetchFile the bytes of a file of the media library, by its path below the folder for uploads
 */
export async function* papersAgainstTables(
  papers: readonly Paper[],
  tablesOf: ReadonlyMap<string, PageTables>,
  fetchFile: (upload: string) => Promise<Uint8Array>,
  siteLanguage: string,
): AsyncGenerator<Compared> {
  const { extractText } = await import('unpdf');
  for (const paper of papers) {
    const [product, ...others] = paper.products;
    const tables = tablesOf.get(product?.path ?? '');
    const file = newestFile(paper, siteLanguage, { extension: 'pdf' });
    if (!KINDS.includes(paper.kind) || !product || others.length > 0 || !tables || !file) continue;
    try {
      const { text } = await extractText(await fetchFile(file.upload), { mergePages: true });
      const lines = contradictedBy(text.replaceAll('\n', '. '), paper.title, tables);
      if (lines.length > 0) yield { path: product.path, lines };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      yield { path: product.path, lines: [`${paper.title} cannot be read: ${why}`] };
    }
  }
}
