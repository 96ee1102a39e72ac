import type { QueryCms } from '../../cms-client/cms-client.ts';
import { isCmsError } from '../../cms-client/errors.ts';
import type { WrittenPaper } from '../../documents/paper.ts';
import { storageFailure } from '../../sqlite/storage-failure.ts';
import type { PageTables } from '../tables/page-tables.ts';
import { about, type CatalogueFile, type CatalogueFiles, setAbout } from './catalogue-files.ts';
import { createContentCopier } from './copy-content.ts';
import { copyPapers } from './copy-papers.ts';

export interface CurrentOptions {
  files: CatalogueFiles;
  query: QueryCms;
  readTables: (html: string) => PageTables;
  log: (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void;
  /** Called when the index that is queried has changed. */
  onChange?: () => void;
  now?: () => number;
}

/** The index that answers queries, kept like the CMS. No method rejects: what failed is logged, and done later. */
export interface CurrentCatalogue {
  /** The file to query; undefined until the first build, and on a disk that cannot be written. */
  file(): CatalogueFile | undefined;
  /** Opens the newest file, or builds one, and catches up with the CMS. */
  start(): Promise<void>;
  /** Reads changed entries again. @param isWider whether terms, authors or archives may have changed, too */
  refresh(ids: readonly number[], isWider: boolean): Promise<void>;
  /** Reads what was modified since the last time; everything, in a new file, when the last build is a day old. */
  poll(): Promise<void>;
  /** Builds a new file, and takes it in place of the current one. */
  build(): Promise<void>;
  /** Takes the published documents, which are read elsewhere. */
  takePapers(papers: readonly WrittenPaper[]): Promise<void>;
  state(): CatalogueTimes;
  close(): void;
}

export interface CatalogueTimes {
  /** Epoch milliseconds; undefined without a complete file. */
  builtAt: number | undefined;
  /** When the CMS last said what had changed. */
  checkedAt: number | undefined;
}

const STARTING_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** SQLite's code for a statement that is wrong, which is no failure of the disk. */
const STATEMENT_ERROR = 1;

export function keepCurrent(options: CurrentOptions): CurrentCatalogue {
  const { files, query, readTables, log, onChange, now = Date.now } = options;
  const openedAt = now();
  const copier = createContentCopier(query, readTables);
  let current: CatalogueFile | undefined;
  let checkedAt: number | undefined;
  let building: Promise<void> | undefined;
  /** Entries that changed since the file was last certain to have them: the CMS failed, or a new file is being built. */
  const changed = new Set<number>();
  let papers: readonly WrittenPaper[] | undefined;
  let isDiskReported = false;
  let lastState = '';
  /** Changes of the current file, one after the other: a slow response must not undo a later change. */
  let queue: Promise<void> = Promise.resolve();

  function report(error: unknown, what: string): void {
    if (isCmsError(error)) {
      // A CMS that starts beside the site is not worth a warning.
      log(now() - openedAt < STARTING_MS ? 'info' : 'warn', `${what}: the CMS failed; it is tried again`, {
        err: error,
      });
      return;
    }
    const failure = storageFailure(error);
    if (!failure || (error as { errcode?: number }).errcode === STATEMENT_ERROR) {
      log('warn', what, { err: error });
      return;
    }
    if (!isDiskReported) log('warn', `${what}: the disk failed; the CMS searches until it works again`, { ...failure });
    isDiskReported = true;
  }

  function reportChange(): void {
    const rows = current?.database.prepare('SELECT total_changes() AS rows').get()?.rows;
    const state = `${current?.number} ${rows}`;
    if (state !== lastState) onChange?.();
    lastState = state;
  }

  /** Runs after all earlier work, and never rejects. */
  function queued(what: string, work: () => Promise<void>): Promise<void> {
    queue = queue
      .then(work)
      .then(reportChange)
      .catch((error: unknown) => report(error, what));
    return queue;
  }

  async function copyChanged(): Promise<void> {
    const ids = [...changed];
    if (!current || ids.length === 0) return;
    await copier.copyEntries(current, ids);
    // A file that is being built may have read them before they changed.
    if (!building) for (const id of ids) changed.delete(id);
  }

  async function replaceBy(file: CatalogueFile, startedAt: number): Promise<void> {
    const former = current;
    current = file;
    building = undefined;
    checkedAt = startedAt;
    isDiskReported = false;
    if (former) files.discard(former);
    log('info', 'the index is built', { ms: now() - startedAt, bytes: files.bytes(file) });
    if (papers) await copyPapers(file, papers);
    await copyChanged();
  }

  async function buildNew(): Promise<void> {
    const startedAt = now();
    let file: CatalogueFile | undefined;
    try {
      const created = files.create();
      file = created;
      await copier.copyAll(created);
      setAbout(created, 'built', String(now()));
      reportLoops(created);
      files.complete(created);
      await queued('changed entries were not read', () => replaceBy(created, startedAt));
    } catch (error) {
      if (file) files.discard(file);
      report(error, 'the index was not built');
    }
  }

  /** Numbers that replace each other in a circle, so that a part has no last number. */
  function reportLoops({ database }: CatalogueFile): void {
    const loops = database.prepare(
      `SELECT DISTINCT one.written FROM numbers one JOIN numbers other ON other.key = one.target AND other.target = one.key
       WHERE one.kind = 'superseded' AND other.kind = 'superseded' LIMIT 20`,
    );
    const numbers = loops.all().map(({ written }) => written);
    if (numbers.length > 0)
      log('warn', 'parts replace each other in a circle; an editor should look at them', { numbers });
  }

  function build(): Promise<void> {
    building ??= buildNew().finally(() => {
      building = undefined;
    });
    return building;
  }

  function copyModified(): Promise<void> {
    return queued('the index may be old', async () => {
      if (!current) return;
      const startedAt = now();
      await copier.copyModified(current);
      await copyChanged();
      checkedAt = startedAt;
    });
  }

  return {
    file: () => current,
    async start() {
      current = files.openNewest();
      await (current ? copyModified() : build());
    },
    refresh(ids, isWider) {
      for (const id of ids) changed.add(id);
      return queued('changed entries were not read', async () => {
        await copyChanged();
        if (isWider && current) await copier.copyOtherPaths(current);
      });
    },
    async poll() {
      current ??= files.openNewest();
      const builtAt = current && Number(about(current, 'built'));
      if (builtAt === undefined || now() - builtAt > DAY_MS) await build();
      else await copyModified();
    },
    build,
    takePapers(all) {
      papers = all;
      return queued('documents were not read', async () => {
        if (current) await copyPapers(current, all);
      });
    },
    state() {
      const built = current && about(current, 'built');
      return { builtAt: built === undefined ? undefined : Number(built), checkedAt };
    },
    close() {
      current?.database.close();
      current = undefined;
    },
  };
}
