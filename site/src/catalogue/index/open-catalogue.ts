import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { cmsPlaces } from '../../config/cms-places.ts';
import type { WrittenPaper } from '../../documents/paper.ts';
import { hitGroups } from '../../search/search-response.ts';
import type {
  CatalogueMethods,
  CatalogueRequest,
  CatalogueState,
  MethodName,
  ThreadData,
  ThreadMessage,
} from './messages.ts';
import { SCHEMA_VERSION } from './schema.ts';

type Promised<Method> = Method extends (...values: infer Values) => infer Result
  ? (...values: Values) => Promise<Awaited<Result>>
  : never;

/** The index of this instance. Its methods reject while there is none: query the CMS in its place. */
export type Catalogue = {
  [Name in Exclude<MethodName, 'rebuild' | 'refresh' | 'takePapers' | 'state'>]: Promised<CatalogueMethods[Name]>;
} & {
  /** Handles a change in the CMS, by the tags of its nodes. Returns at once. */
  noteChange(tags: readonly string[]): void;
  /** Takes all published documents. Returns at once. */
  takePapers(papers: readonly WrittenPaper[]): void;
  /** Calls a listener whenever the index has changed. */
  listen(listener: () => void): void;
  /** Handles that anything may have changed. */
  noteAll(): void;
  state(): Promise<CatalogueState>;
  close(): Promise<void>;
};

interface CatalogueOptions {
  folder: string;
  /** Of the CMS, and of what tables are read with. */
  origin: string;
  /** How often the CMS is queried for what was modified. */
  pollMs: number;
  /** How long after a change its responses may still be old. */
  settleMs: number;
  log: (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void;
  /** Gets what the thread's client of the CMS warns of. */
  warn: (message: string) => void;
}

/** A query that takes longer is given up: visitors get the results of the CMS. */
const RESPONSE_MS = 2_000;
/** A file with the figures of 5,000 products takes a second or two. */
const FIGURES_MS = 60_000;
/** As long as a page: one with 50,000 URLs takes half a second of CPU. */
const SITEMAP_MS = 7_000;
const RESTART_MS = 5_000;
/** Its start takes 0.3 s of CPU, which the first pages need more. */
const START_MS = 2_000;
/** Enough for a batch of long texts and what they become. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

const unavailable: CatalogueState = {
  isAvailable: false,
  hasAllPaths: false,
  builtAt: undefined,
  checkedAt: undefined,
  paths: 0,
  parts: 0,
  bytes: 0,
};

/** IDs of the nodes among the tags of a change, and whether it names anything else that has a page; undefined for neither. */
export function changedNodes(tags: readonly string[]): { ids: number[]; isWider: boolean } | undefined {
  const nodes = tags.map((tag) => Buffer.from(tag.replace(/^trashed:/, ''), 'base64').toString());
  const ids = [...new Set(nodes.flatMap((node) => Number(/^post:([1-9]\d{0,9})$/.exec(node)?.[1] ?? 0) || []))];
  const isWider = nodes.some((node) => /^(?:term|user|post_type):/.test(node));
  return ids.length > 0 || isWider ? { ids, isWider } : undefined;
}

interface Thread extends Pick<CatalogueOptions, 'folder' | 'pollMs' | 'log' | 'warn'> {
  identity: string;
  /** Undefined before its start: two seconds after the site's, or with the first request. */
  worker: Worker | undefined;
  waiting: Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>;
  lastId: number;
  papers: readonly WrittenPaper[] | undefined;
  onChange: () => void;
  isClosed: boolean;
}

function start(thread: Thread): Worker {
  const workerData: ThreadData = {
    folder: thread.folder,
    identity: thread.identity,
    places: cmsPlaces(),
    pollMs: thread.pollMs,
  };
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: HEAP,
  });
  worker.on('message', (message) => receive(thread, message));
  worker.on('error', (error) => thread.log('warn', 'the thread of the index failed', { reason: error.message }));
  worker.on('exit', () => {
    for (const { reject } of thread.waiting.values()) reject(new Error('The thread of the index ended.'));
    thread.waiting.clear();
    if (!thread.isClosed) setTimeout(() => restart(thread), RESTART_MS).unref();
  });
  worker.unref();
  return worker;
}

function restart(thread: Thread): void {
  if (thread.isClosed) return;
  thread.worker = start(thread);
  sendPapers(thread);
}

function sendPapers(thread: Thread): void {
  if (thread.papers) void call(thread, 'takePapers', [thread.papers]).catch(() => undefined);
}

function receive(thread: Thread, message: ThreadMessage): void {
  if (message.kind === 'log') {
    thread.log(message.level, message.message, message.details);
    return;
  }
  if (message.kind === 'warning') {
    thread.warn(message.message);
    return;
  }
  if (message.kind === 'changed') {
    thread.onChange();
    return;
  }
  const caller = thread.waiting.get(message.id);
  thread.waiting.delete(message.id);
  if (message.kind === 'result') caller?.resolve(message.value);
  else caller?.reject(new Error(message.message));
}

function call(thread: Thread, method: MethodName, values: readonly unknown[], timeoutMs?: number): Promise<unknown> {
  thread.lastId += 1;
  const id = thread.lastId;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  if (!thread.worker) restart(thread);
  thread.waiting.set(id, { resolve, reject });
  thread.worker?.postMessage({ id, method, values } satisfies CatalogueRequest);
  const timer = timeoutMs && setTimeout(() => reject(new Error('The index takes too long.')), timeoutMs);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.waiting.delete(id);
  });
}

/** Calls a method of the thread, which has the types of `CatalogueMethods`. */
function method<Name extends MethodName>(
  thread: Thread,
  name: Name,
  timeoutMs = RESPONSE_MS,
): Promised<CatalogueMethods[Name]> {
  const send = (...values: readonly unknown[]) => call(thread, name, values, timeoutMs);
  return send as unknown as Promised<CatalogueMethods[Name]>;
}

/** Starts the thread of the index. It starts anew when it fails; queries meanwhile reject. */
export function openCatalogue({ folder, origin, pollMs, settleMs, log, warn }: CatalogueOptions): Catalogue {
  const thread: Thread = {
    folder,
    pollMs,
    log,
    warn,
    identity: createHash('sha256').update(`${SCHEMA_VERSION} ${hitGroups} ${origin}`).digest('hex'),
    worker: undefined,
    waiting: new Map(),
    lastId: 0,
    papers: undefined,
    onChange: () => undefined,
    isClosed: false,
  };
  setTimeout(() => thread.worker ?? restart(thread), START_MS).unref();

  return {
    search: method(thread, 'search'),
    part: method(thread, 'part'),
    paths: method(thread, 'paths'),
    sitemap: method(thread, 'sitemap', SITEMAP_MS),
    recordEmpty: method(thread, 'recordEmpty'),
    figures: (message) => call(thread, 'figures', [message], FIGURES_MS) as Promise<string | undefined>,
    state: () => method(thread, 'state')().catch(() => unavailable),
    noteChange(tags) {
      const changed = changedNodes(tags);
      if (!changed) return;
      const refresh = () => void call(thread, 'refresh', [changed.ids, changed.isWider]).catch(() => undefined);
      refresh();
      // A cache in front of the CMS may have responded.
      setTimeout(refresh, settleMs).unref();
    },
    takePapers(all) {
      thread.papers = all;
      if (thread.worker) sendPapers(thread);
    },
    listen(listener) {
      thread.onChange = listener;
    },
    noteAll: () => void call(thread, 'rebuild', [cmsPlaces()]).catch(() => undefined),
    async close() {
      thread.isClosed = true;
      await thread.worker?.terminate();
    },
  };
}
