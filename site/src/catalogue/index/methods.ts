import type { StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { siteConfig } from '../../config/site.config.ts';
import type { SearchResponse } from '../../search/search-response.ts';
import { sitemapIndexXml, sitemapXml } from '../../seo/sitemap-xml.ts';
import { about, type CatalogueFile, type CatalogueFiles } from './catalogue-files.ts';
import type { CurrentCatalogue } from './keep-current.ts';
import type { CatalogueMethods } from './messages.ts';
import { createPartReader } from './queries/read-part.ts';
import { createSitemapReader } from './queries/read-sitemap.ts';
import { createSearch, type SearchOptions, type SearchSettings } from './queries/search.ts';

interface Prepared {
  file: CatalogueFile;
  search: ReturnType<typeof createSearch>;
  part: ReturnType<typeof createPartReader>;
  sitemap: ReturnType<typeof createSitemapReader>;
  changes: StatementSync;
}

const RECENT = 500;

function count({ database }: CatalogueFile, table: 'paths' | 'parts'): number {
  return Number(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
}

function hasAllPaths(file: CatalogueFile): boolean {
  return about(file, 'all-paths') === 'true';
}

/** Responds to requests from the current file. */
export function catalogueMethods(
  current: CurrentCatalogue,
  files: CatalogueFiles,
  settings: SearchSettings,
): Omit<CatalogueMethods, 'rebuild' | 'recordEmpty' | 'figures'> {
  let prepared: Prepared | undefined;
  /** Most visitors type the same beginnings of words. Cleared when the index has changed. */
  const recent = new LRUCache<string, SearchResponse>({ max: RECENT });
  let changes = 0;

  function search(term: string, options?: SearchOptions): SearchResponse {
    const known = prepared;
    const current = use();
    const count = Number(current.changes.get()?.count);
    if (known !== current || count !== changes) recent.clear();
    changes = count;
    const key = JSON.stringify([term, options]);
    const found = recent.get(key) ?? current.search(term, options);
    recent.set(key, found);
    return found;
  }

  /** @throws Error while there is no file */
  function use(): Prepared {
    const file = current.file();
    if (!file) throw new Error('There is no index yet.');
    if (prepared?.file !== file)
      prepared = {
        file,
        search: createSearch(file.database, settings),
        part: createPartReader(file.database),
        sitemap: createSitemapReader(file.database),
        changes: file.database.prepare('SELECT total_changes() AS count'),
      };
    return prepared;
  }

  return {
    search(term, options) {
      const { maxLength } = siteConfig.search;
      return term.length > maxLength ? { refused: 'too-long', most: maxLength } : search(term, options);
    },
    part(number, path) {
      const { file, part } = use();
      const editors = file.database.prepare('SELECT 1 FROM paths WHERE path = ? AND node IS NOT NULL').get(path);
      return { ...part(number.slice(0, siteConfig.search.maxLength)), isEditors: editors !== undefined };
    },
    paths() {
      const { file } = use();
      const rows = file.database.prepare('SELECT path FROM paths').all();
      return { keys: rows.map(({ path }) => String(path)), isComplete: hasAllPaths(file) };
    },
    sitemap(wanted) {
      const { file, sitemap } = use();
      const isComplete = hasAllPaths(file);
      if (!wanted) return { xml: sitemapIndexXml(sitemap.files()), isComplete };
      const entries = sitemap.entries(wanted.name, wanted.number);
      return { xml: entries.length > 0 ? sitemapXml(entries) : undefined, isComplete };
    },
    refresh: current.refresh,
    takePapers: current.takePapers,
    state() {
      const file = current.file();
      const times = current.state();
      if (!file) return { isAvailable: false, hasAllPaths: false, ...times, paths: 0, parts: 0, bytes: 0 };
      const [paths, parts] = [count(file, 'paths'), count(file, 'parts')];
      return {
        isAvailable: true,
        hasAllPaths: hasAllPaths(file),
        ...times,
        paths,
        parts,
        bytes: files.bytes(file),
      };
    },
  };
}
