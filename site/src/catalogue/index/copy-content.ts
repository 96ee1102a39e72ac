import { setImmediate as turn } from 'node:timers/promises';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { readFragment } from '../../cms-client/graphql.ts';
import { fetchConfirmationPages } from '../../content/confirmation-pages.ts';
import { keyOfUri, readOtherPaths } from '../../seo/all-paths.ts';
import { immediately } from '../../sqlite/immediate-transaction.ts';
import type { PageTables } from '../tables/page-tables.ts';
import { about, type CatalogueFile, setAbout } from './catalogue-files.ts';
import { IndexedParts } from './content.query.ts';
import { type IndexedNode, LARGEST, readContent, readNodes, readProtectedPaths } from './read-content.ts';
import { readRecord } from './read-record.ts';
import { createRecordWriter } from './write-record.ts';

/** Copies what the CMS publishes into a file of the index. Every method rejects when the CMS or the disk fails. */
export interface ContentCopier {
  /** Everything, into a new file. */
  copyAll(file: CatalogueFile): Promise<void>;
  /** What was modified since the last copy. */
  copyModified(file: CatalogueFile): Promise<void>;
  /** Nodes by their IDs, and removes those that not everyone may read any more. */
  copyNodes(file: CatalogueFile, ids: readonly number[]): Promise<void>;
  /** Paths of terms, authors and archives. */
  copyOtherPaths(file: CatalogueFile): Promise<void>;
}

/** Nodes between which queries get their turn. */
const AT_ONCE = 5;

function lastModified(nodes: readonly IndexedNode[], than: string): string {
  const times = nodes.map((node) => readFragment(IndexedParts, node).modifiedGmt ?? '');
  return times.reduce((last, time) => (time > last ? time : last), than);
}

/** Nodes with a password have a page, which search engines may not list. */
function writeLocked({ database }: CatalogueFile, nodes: Awaited<ReturnType<typeof readProtectedPaths>>): void {
  const insert = database.prepare('INSERT OR IGNORE INTO paths (path, node) VALUES (?, ?)');
  for (const { databaseId, uri } of nodes) {
    const key = keyOfUri(uri);
    if (key !== undefined) insert.run(key, databaseId);
  }
}

async function copyOtherPaths(query: QueryCms, file: CatalogueFile): Promise<void> {
  const { paths, isComplete, isRetryable } = await readOtherPaths(query);
  const insert = file.database.prepare('INSERT OR IGNORE INTO paths (path, listed) VALUES (?, ?)');
  immediately(file.database, () => {
    if (isComplete) file.database.exec('DELETE FROM paths WHERE node IS NULL');
    for (const [path, listed] of paths) insert.run(path, listed ?? null);
    setAbout(file, 'all-paths', isRetryable ? 'unread' : String(isComplete));
  });
}

/** Whether the CMS did not respond when the paths of lists were last read. */
export function lacksOtherPaths(file: CatalogueFile): boolean {
  return about(file, 'all-paths') === 'unread';
}

export function createContentCopier(query: QueryCms, readTables: (html: string) => PageTables): ContentCopier {
  async function writeNodes(
    file: CatalogueFile,
    nodes: readonly IndexedNode[],
    hidden: ReadonlySet<number>,
  ): Promise<void> {
    const writer = createRecordWriter(file.database);
    for (let start = 0; start < nodes.length; start += AT_ONCE) {
      immediately(file.database, () => {
        for (const node of nodes.slice(start, start + AT_ONCE)) {
          const record = readRecord(node, hidden, readTables);
          if (record) writer.write(record);
          else writer.remove(readFragment(IndexedParts, node).databaseId);
        }
      });
      await turn();
    }
  }

  async function copyNodes(file: CatalogueFile, ids: readonly number[]): Promise<void> {
    const hidden = await fetchConfirmationPages(query);
    const nodes = await readNodes(query, ids);
    const found = new Set(nodes.map((node) => readFragment(IndexedParts, node).databaseId));
    const gone = ids.filter((id) => !found.has(id));
    const locked = gone.length > 0 ? await readProtectedPaths(query, gone) : [];
    await writeNodes(file, nodes, hidden);
    const writer = createRecordWriter(file.database);
    immediately(file.database, () => {
      gone.forEach(writer.remove);
      writeLocked(file, locked);
    });
  }

  /** Of batches, as a copy found that did not come to its end: the next one begins with it. */
  let largest: number = LARGEST;

  return {
    copyNodes,
    copyOtherPaths: (file) => copyOtherPaths(query, file),
    async copyAll(file) {
      const onSmaller = (size: number) => {
        largest = size;
      };
      const hidden = await fetchConfirmationPages(query);
      let modified = '';
      for await (const nodes of readContent(query, 'oldest', { largest, onSmaller })) {
        modified = lastModified(nodes, modified);
        await writeNodes(file, nodes, hidden);
      }
      const locked = await readProtectedPaths(query);
      immediately(file.database, () => writeLocked(file, locked));
      await copyOtherPaths(query, file);
      setAbout(file, 'modified', modified);
      largest = LARGEST;
    },
    async copyModified(file) {
      const since = about(file, 'modified') ?? '';
      let hidden: ReadonlySet<number> | undefined;
      let modified = since;
      for await (const nodes of readContent(query, 'last changed', { first: 10 })) {
        const changed = nodes.filter((node) => (readFragment(IndexedParts, node).modifiedGmt ?? '') > since);
        if (changed.length === 0) break;
        modified = lastModified(changed, modified);
        hidden ??= await fetchConfirmationPages(query);
        await writeNodes(file, changed, hidden);
        if (changed.length < nodes.length) break;
      }
      // Each write empties the caches of queries.
      if (modified !== since) setAbout(file, 'modified', modified);
    },
  };
}
