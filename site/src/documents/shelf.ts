import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { CmsUnreachableError } from '../cms-client/errors.ts';
import type { FetchUpload } from '../cms-client/fetch-upload.ts';
import { immediately } from '../sqlite/immediate-transaction.ts';
import { migrate } from '../sqlite/migrate.ts';
import { openPrivateDatabase } from '../sqlite/open-private-database.ts';
import { sortedPapers } from './filter-papers.ts';
import type { Paper, WrittenPaper } from './paper.ts';
import { openPaperStore, type PaperStore, STORE_TABLES } from './paper-store.ts';
import { readPapers } from './read-papers.ts';

const MIGRATIONS = [
  `${STORE_TABLES}
-- Every paper that was ever published here, as it was last. Withdrawn ones are told from those that never were.
CREATE TABLE papers (slug TEXT PRIMARY KEY, paper TEXT NOT NULL, is_published INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
];

/** The tag of pages that show papers. */
export const PAPERS_TAG = 'documents';

/** What is known of a slug; undefined: never published. */
export type Found = { paper: Paper } | { withdrawn: Paper; successor: Paper | undefined } | undefined;

/** All papers, as the CMS last listed them: on disk, so that a restart during an outage loses none. */
export interface PaperShelf {
  /** By kind and title; undefined until the CMS has responded for the first time. */
  papers(): readonly Paper[] | undefined;
  /** Those of a product, in the same order. @param path of its page */
  ofProduct(path: string): readonly Paper[];
  /** The same, in no order. */
  written(): WrittenPaper[];
  /** @param slug or an alias */
  find(slug: string): Found;
  store: PaperStore;
  /** Reads the list anew. Resolves with whether the CMS gave it; never rejects. */
  refresh(): Promise<boolean>;
  close(): void;
}

interface ShelfOptions {
  /** Below the data folder. */
  folder: string;
  mostBytes: number;
  query: QueryCms;
  fetch: FetchUpload;
  siteLanguage: string;
  /** Called when the list has changed. */
  onChange: () => void;
  warn: (message: string, error: unknown) => void;
  now?: () => number;
  /** How long a visitor waits for a whole file. */
  completeMs?: number;
}

interface Row {
  paper: string;
  isPublished: boolean;
}

function readRows(database: DatabaseSync): Map<string, Row> {
  const rows = database.prepare('SELECT slug, paper, is_published FROM papers').all();
  return new Map(
    rows.map((row) => [String(row.slug), { paper: String(row.paper), isPublished: row.is_published === 1 }]),
  );
}

function indexOf(papers: readonly Paper[]) {
  const published = sortedPapers(papers);
  const bySlug = new Map(published.flatMap((paper) => paper.aliases.map((alias) => [alias, paper])));
  const byProduct = new Map<string, Paper[]>();
  for (const paper of published) {
    bySlug.set(paper.slug, paper);
    for (const { path } of paper.products) byProduct.set(path, [...(byProduct.get(path) ?? []), paper]);
  }
  return { published, bySlug, byProduct };
}

/** @throws Error of SQLite or the file system when the disk cannot be written */
export function openShelf(options: ShelfOptions): PaperShelf {
  const { folder, query, siteLanguage, onChange, warn } = options;
  const database = openPrivateDatabase(join(folder, 'documents.sqlite'), {
    lockMs: 1_000,
    prepare: (opened) => migrate(opened, MIGRATIONS),
  });
  const store = openPaperStore({ ...options, database, folder: join(folder, 'files') });
  let rows = readRows(database);
  const parsed = ({ paper }: Row): Paper => JSON.parse(paper);
  const stored = [...rows.values()].filter(({ isPublished }) => isPublished);
  let index = stored.length > 0 ? indexOf(stored.map(parsed)) : undefined;
  let reading: Promise<boolean> | undefined;

  /** @returns whether anything is different */
  function write(papers: readonly Paper[]): boolean {
    const next = new Map(papers.map((paper) => [paper.slug, { paper: JSON.stringify(paper), isPublished: true }]));
    const changed = [...next].filter(([slug, { paper }]) => {
      const was = rows.get(slug);
      return !was?.isPublished || was.paper !== paper;
    });
    const gone = [...rows].filter(([slug, row]) => row.isPublished && !next.has(slug));
    immediately(database, () => {
      const put = database.prepare('INSERT OR REPLACE INTO papers VALUES (?, ?, 1)');
      const withdraw = database.prepare('UPDATE papers SET is_published = 0 WHERE slug = ?');
      for (const [slug, { paper }] of changed) put.run(slug, paper);
      for (const [slug] of gone) withdraw.run(slug);
    });
    if (changed.length + gone.length > 0) rows = readRows(database);
    return changed.length + gone.length > 0;
  }

  async function read(): Promise<boolean> {
    try {
      const { papers, hasDocuments } = await readPapers(query, siteLanguage);
      // A plugin that is off for a moment withdraws nothing.
      if (!hasDocuments && index?.published.some(({ source }) => source === 'document')) return true;
      const isNew = write(papers) || index === undefined;
      index = indexOf(papers);
      store.list(new Set(papers.flatMap(({ files }) => files.map(({ version }) => version))));
      if (isNew) onChange();
      return true;
    } catch (error) {
      if (!(error instanceof CmsUnreachableError))
        warn('the list of documents was not read; the last one stays', error);
      return false;
    }
  }

  return {
    papers: () => index?.published,
    ofProduct: (path) => index?.byProduct.get(path) ?? [],
    written: () => [...rows].flatMap(([slug, { paper, isPublished }]) => (isPublished ? [{ slug, paper }] : [])),
    find(slug) {
      const paper = index?.bySlug.get(slug);
      if (paper) return { paper };
      const row = rows.get(slug);
      if (!row) return undefined;
      const withdrawn = parsed(row);
      return { withdrawn, successor: index?.bySlug.get(withdrawn.supersededBy ?? '') };
    },
    store,
    refresh() {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    close: () => database.close(),
  };
}
