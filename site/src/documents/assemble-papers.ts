import * as texts from '@headwater/brand/texts.ts';
import { type NumberKeys, numberKeys } from '../catalogue/numbers.ts';
import { type Paper, type PaperFile, type PaperKind, type PaperProduct, paperKinds } from './paper.ts';

/** A file of the library as the CMS describes it. */
export interface LibraryFile {
  id: number;
  /** Path below WordPress's folder for uploads. */
  upload: string;
  modified: string;
  bytes: number | undefined;
}

/** A document as its editor wrote it. */
export interface EditedDocument {
  id: number;
  slug: string;
  title: string;
  number: string;
  kind: string;
  products: readonly PaperProduct[];
  supersededBy: number | undefined;
  rows: readonly {
    file: LibraryFile | undefined;
    language: string;
    revision: string;
    date: string;
    pages: number | undefined;
    note: string;
  }[];
}

const hungKinds = ['brochure', 'dataSheet', 'manual'] as const satisfies readonly PaperKind[];

/** A product and the files that hang on it. */
export interface ProductFiles extends PaperProduct {
  id: number;
  slug: string;
  files: Readonly<Partial<Record<(typeof hungKinds)[number], LibraryFile>>>;
}

/** `Rev. C` as a part of a URL: `rev-c`. */
function urlPart(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}

/** A language as a tag in lower case; undefined for what is none, such as "German". */
export function languageTag(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-').toLowerCase();
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/.test(tag) ? tag : undefined;
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** A file that is read again whenever one of these changes. */
const versionOf = ({ id, modified, bytes }: LibraryFile) => `${id}.${modified}.${bytes ?? ''}`;

const extensionOf = (upload: string) => /\.([a-z\d]{2,5})$/i.exec(upload)?.[1]?.toLowerCase() ?? '';

/**
 * Newest first: by date where rows have one, otherwise the lowest row. Within an edition, which has one date and one
 * revision, the site's language comes first.
 */
function sorted(files: readonly PaperFile[], siteLanguage: string): PaperFile[] {
  const rows = files.map((file, row) => ({ file, row, edition: `${file.date} ${file.label}`.trim() || String(row) }));
  const lowest = new Map(rows.map(({ edition, row }) => [edition, row]));
  return rows
    .map((one) => ({ ...one, place: lowest.get(one.edition) ?? one.row, isOwn: one.file.language === siteLanguage }))
    .sort(
      (a, b) =>
        b.file.date.localeCompare(a.file.date) ||
        b.place - a.place ||
        Number(b.isOwn) - Number(a.isOwn) ||
        b.row - a.row,
    )
    .map(({ file }) => file);
}

function filesOf({ rows }: EditedDocument, siteLanguage: string): PaperFile[] {
  const taken = new Set<string>();
  const files = rows.flatMap(({ file, ...row }): PaperFile[] => {
    const date = isDate(row.date.trim()) ? row.date.trim() : '';
    const named = urlPart(row.revision) || date || String(file?.id ?? '');
    if (named === '') return [];
    const language = languageTag(row.language) ?? siteLanguage;
    const extension = extensionOf(file?.upload ?? '');
    const key = `${named}.${language}.${extension}`;
    // Two rows of one revision: the first keeps the URL.
    const revision = taken.has(key) ? `${named}-${file?.id ?? ''}` : named;
    taken.add(key);
    return [
      {
        revision,
        label: row.revision.trim(),
        language,
        date,
        pages: row.pages,
        note: row.note.trim(),
        extension,
        upload: file?.upload ?? '',
        bytes: file?.bytes,
        version: file ? versionOf(file) : `gone.${key}`,
      },
    ];
  });
  return sorted(files, siteLanguage);
}

function kindOf(written: string): PaperKind {
  return paperKinds.find((kind) => kind === written) ?? 'other';
}

const kebab = (kind: string) => kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * All papers: what editors wrote, and what hangs on products. A file is one paper, however many products it hangs on; a
 * file that an editor's paper has as well is that paper, and the products are its products.
 */
export function assemblePapers(
  documents: readonly EditedDocument[],
  products: readonly ProductFiles[],
  siteLanguage: string,
): Paper[] {
  const slugs = new Map(documents.map(({ id, slug }) => [id, slug]));
  const written = documents.map((document) => ({
    slug: document.slug,
    aliases: [] as string[],
    source: 'document' as const,
    number: document.number.trim(),
    title: document.title,
    kind: kindOf(document.kind),
    products: [...document.products],
    files: filesOf(document, siteLanguage),
    supersededBy: slugs.get(document.supersededBy ?? 0),
  }));
  const taken = new Set<string>(slugs.values());
  const byUpload = new Map<string, Omit<Paper, 'products'> & { aliases: string[]; products: PaperProduct[] }>();
  for (const paper of written) for (const { upload } of paper.files) if (upload !== '') byUpload.set(upload, paper);

  // The oldest product names a paper, so that a further one does not rename it.
  for (const product of [...products].sort((a, b) => a.id - b.id)) {
    for (const kind of hungKinds) {
      const file = product.files[kind];
      const slug = `${product.slug}-${kebab(kind)}`;
      if (!file) continue;
      const { path, title } = product;
      const known = byUpload.get(file.upload);
      if (known) {
        if (!known.products.some((one) => one.path === path)) known.products.push({ path, title });
        if (!taken.has(slug)) known.aliases.push(slug);
        taken.add(slug);
      } else if (!taken.has(slug)) {
        taken.add(slug);
        byUpload.set(file.upload, {
          slug,
          aliases: [],
          source: 'product' as const,
          number: '',
          supersededBy: undefined,
          title: texts.paperOfProduct(title, texts.paperKinds[kind]),
          kind,
          products: [{ path, title }],
          files: [
            {
              revision: String(file.id),
              label: '',
              language: siteLanguage,
              date: '',
              pages: undefined,
              note: '',
              upload: file.upload,
              extension: extensionOf(file.upload),
              bytes: file.bytes,
              version: versionOf(file),
            },
          ],
        });
      }
    }
  }
  return [...new Set([...written, ...byUpload.values()])];
}

/** Products by their numbers, indexed once per list of papers, so that a scanned code does not read all of them. */
const byNumber = new WeakMap<readonly Paper[], Record<keyof NumberKeys, Map<string, PaperProduct>>>();

function productsByNumber(papers: readonly Paper[]) {
  const products = new Map(
    papers.flatMap((paper) => paper.products.map((product) => [product.path, product] as const)),
  );
  const found = { key: new Map<string, PaperProduct>(), folded: new Map<string, PaperProduct>() };
  for (const product of products.values()) {
    for (const text of [product.title, product.path.split('/').at(-2) ?? '']) {
      const { key, folded } = numberKeys(text);
      if (!found.key.has(key)) found.key.set(key, product);
      if (!found.folded.has(folded)) found.folded.set(folded, product);
    }
  }
  return found;
}

/** The product with a number that is on its data plate. */
export function productOfNumber(papers: readonly Paper[], number: string): PaperProduct | undefined {
  const { key, folded } = numberKeys(number);
  if (key === '') return undefined;
  const known = byNumber.get(papers) ?? productsByNumber(papers);
  byNumber.set(papers, known);
  return known.key.get(key) ?? known.folded.get(folded);
}
