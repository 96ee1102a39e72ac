import type { QueryCms } from '../../cms-client/cms-client.ts';
import { isCmsError } from '../../cms-client/errors.ts';
import type { WrittenPaper } from '../../documents/paper.ts';
import { storageFailure } from '../../sqlite/storage-failure.ts';
import type { PageTables } from '../tables/page-tables.ts';
import { about, type CatalogueFile, type CatalogueFiles, setAbout } from './catalogue-files.ts';
import { createContentCopier, lacksOtherPaths } from './copy-content.ts';
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

/** The index that runs queries, kept like the CMS. No method rejects: what failed is logged, and done later. */
export interface CurrentCatalogue {
  /** The file to query; undefined until the first build, and on a disk that cannot be written. */
  file(): CatalogueFile | undefined;
  /** Opens the newest file, or builds one, and catches up with the CMS. */
  start(): Promise<void>;
  /** Reads changed nodes again. @param isWider whether terms, authors or archives may have changed, too */
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

interface CurrentState extends Pick<CurrentOptions, 'files' | 'log' | 'onChange'> {
  now: () => number;
  openedAt: number;
  copier: ReturnType<typeof createContentCopier>;
  /** Nodes that changed since the file was last certain to have them: the CMS failed, or a new file is being built. */
  changed: Set<number>;
  /** The same for terms, authors and archives. */
  haveListsChanged: boolean;
  /** Changes of the current file, one after the other: a slow response must not undo a later change. */
  queue: Promise<void>;
  current: CatalogueFile | undefined;
  checkedAt: number | undefined;
  building: Promise<void> | undefined;
  papers: readonly WrittenPaper[] | undefined;
  isDiskReported: boolean;
  /** Of the index that is queried: its file, and how often that changed. */
  lastState: string;
}

function report(state: CurrentState, error: unknown, what: string): void {
  if (isCmsError(error)) {
    // A CMS that starts beside the site is not worth a warning.
    state.log(
      state.now() - state.openedAt < STARTING_MS ? 'info' : 'warn',
      `${what}: the CMS failed; it is tried again`,
      {
        err: error,
      },
    );
    return;
  }
  const failure = storageFailure(error);
  if (!failure || (error as { errcode?: number }).errcode === STATEMENT_ERROR) {
    state.log('warn', what, { err: error });
    return;
  }
  if (!state.isDiskReported)
    state.log('warn', `${what}: the disk failed; the CMS searches until it works again`, { ...failure });
  state.isDiskReported = true;
}

function reportChange(state: CurrentState): void {
  const rows = state.current?.database.prepare('SELECT total_changes() AS rows').get()?.rows;
  const newState = `${state.current?.number} ${rows}`;
  if (newState !== state.lastState) state.onChange?.();
  state.lastState = newState;
}

/** Runs after all earlier work, and never rejects. */
function queued(state: CurrentState, what: string, work: () => Promise<void>): Promise<void> {
  state.queue = state.queue
    .then(work)
    .then(() => reportChange(state))
    .catch((error: unknown) => report(state, error, what));
  return state.queue;
}

async function copyChanged(state: CurrentState): Promise<void> {
  const ids = [...state.changed];
  if (!state.current || ids.length === 0) return;
  // A file that is being built may have read them before they changed. Else: what changes from here on is read again.
  if (!state.building) state.changed.clear();
  try {
    await state.copier.copyNodes(state.current, ids);
  } catch (error) {
    for (const id of ids) state.changed.add(id);
    throw error;
  }
}

async function copyChangedLists(state: CurrentState): Promise<void> {
  if (!state.current || !state.haveListsChanged) return;
  if (!state.building) state.haveListsChanged = false;
  try {
    await state.copier.copyOtherPaths(state.current);
  } catch (error) {
    state.haveListsChanged = true;
    throw error;
  }
}

async function replaceBy(state: CurrentState, file: CatalogueFile, startedAt: number): Promise<void> {
  const former = state.current;
  state.current = file;
  state.building = undefined;
  state.checkedAt = startedAt;
  state.isDiskReported = false;
  if (former) state.files.discard(former);
  state.log('info', 'the index is built', { ms: state.now() - startedAt, bytes: state.files.bytes(file) });
  if (state.papers) await copyPapers(file, state.papers);
  await copyChanged(state);
  await copyChangedLists(state);
}

async function buildNew(state: CurrentState): Promise<void> {
  const startedAt = state.now();
  let file: CatalogueFile | undefined;
  try {
    const created = state.files.create();
    file = created;
    await state.copier.copyAll(created);
    setAbout(created, 'built', String(state.now()));
    reportLoops(state, created);
    state.files.complete(created);
    await queued(state, 'changed entries were not read', () => replaceBy(state, created, startedAt));
  } catch (error) {
    if (file) state.files.discard(file);
    report(state, error, 'the index was not built');
  }
}

/** Numbers that replace each other in a circle, so that a part has no last number. */
function reportLoops(state: CurrentState, { database }: CatalogueFile): void {
  const loops = database.prepare(
    `SELECT DISTINCT one.written FROM numbers one JOIN numbers other ON other.key = one.target AND other.target = one.key
     WHERE one.kind = 'superseded' AND other.kind = 'superseded' LIMIT 20`,
  );
  const numbers = loops.all().map(({ written }) => written);
  if (numbers.length > 0)
    state.log('warn', 'parts replace each other in a circle; an editor should look at them', { numbers });
}

function build(state: CurrentState): Promise<void> {
  state.building ??= buildNew(state).finally(() => {
    state.building = undefined;
  });
  return state.building;
}

function copyModified(state: CurrentState): Promise<void> {
  return queued(state, 'the index may be old', async () => {
    if (!state.current) return;
    const startedAt = state.now();
    await state.copier.copyModified(state.current);
    await copyChanged(state);
    state.haveListsChanged ||= lacksOtherPaths(state.current);
    await copyChangedLists(state);
    state.checkedAt = startedAt;
  });
}

export function keepCurrent({ query, readTables, now = Date.now, ...options }: CurrentOptions): CurrentCatalogue {
  const { files } = options;
  const state: CurrentState = {
    ...options,
    now,
    openedAt: now(),
    copier: createContentCopier(query, readTables),
    changed: new Set(),
    haveListsChanged: false,
    queue: Promise.resolve(),
    current: undefined,
    checkedAt: undefined,
    building: undefined,
    papers: undefined,
    isDiskReported: false,
    lastState: '',
  };

  return {
    file: () => state.current,
    async start() {
      state.current = files.openNewest();
      await (state.current ? copyModified(state) : build(state));
    },
    refresh(ids, isWider) {
      for (const id of ids) state.changed.add(id);
      state.haveListsChanged ||= isWider;
      return queued(state, 'changed entries were not read', async () => {
        await copyChanged(state);
        await copyChangedLists(state);
      });
    },
    async poll() {
      state.current ??= files.openNewest();
      const builtAt = state.current && Number(about(state.current, 'built'));
      if (builtAt === undefined || now() - builtAt > DAY_MS) await build(state);
      else await copyModified(state);
    },
    build: () => build(state),
    takePapers(all) {
      state.papers = all;
      return queued(state, 'documents were not read', async () => {
        if (state.current) await copyPapers(state.current, all);
      });
    },
    state() {
      const built = state.current && about(state.current, 'built');
      return { builtAt: built === undefined ? undefined : Number(built), checkedAt: state.checkedAt };
    },
    close() {
      state.current?.database.close();
      state.current = undefined;
    },
  };
}
