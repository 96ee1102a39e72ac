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

/** The index of this instance. Its methods reject while there is none: ask the CMS in its place. */
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
  /** How often the CMS is asked what was modified. */
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
/** Enough for a batch of long texts and what they become. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

const unavailable: CatalogueState = {
  isAvailable: false,
  hasAllPaths: false,
  builtAt: undefined,
  checkedAt: undefined,
  entries: 0,
  parts: 0,
  bytes: 0,
};

/** IDs of the entries among the tags of a change, and whether it names anything else that has a page. */
export function changedEntries(tags: readonly string[]): { ids: number[]; isWider: boolean } {
  const nodes = tags.map((tag) => Buffer.from(tag.replace(/^trashed:/, ''), 'base64').toString());
  return {
    ids: [...new Set(nodes.flatMap((node) => Number(/^post:([1-9]\d{0,9})$/.exec(node)?.[1] ?? 0) || []))],
    isWider: nodes.some((node) => /^(?:term|user|post_type):/.test(node)),
  };
}

/** Starts the thread of the index. It starts anew when it fails; queries meanwhile reject. */
export function openCatalogue({ folder, origin, pollMs, settleMs, log, warn }: CatalogueOptions): Catalogue {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const identity = createHash('sha256').update(`${SCHEMA_VERSION} ${hitGroups} ${origin}`).digest('hex');
  let lastId = 0;
  let isClosed = false;
  let papers: readonly WrittenPaper[] | undefined;
  let onChange = (): void => undefined;
  let worker = start();

  function start(): Worker {
    const workerData: ThreadData = { folder, identity, places: cmsPlaces(), pollMs };
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData,
      execArgv: [],
      resourceLimits: HEAP,
    });
    thread.on('message', receive);
    thread.on('error', (error) => log('warn', 'the thread of the index failed', { reason: error.message }));
    thread.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error('The thread of the index ended.'));
      waiting.clear();
      if (!isClosed) setTimeout(restart, RESTART_MS).unref();
    });
    thread.unref();
    return thread;
  }

  function restart(): void {
    if (isClosed) return;
    worker = start();
    sendPapers();
  }

  function sendPapers(): void {
    if (papers) void call('takePapers', [papers]).catch(() => undefined);
  }

  function receive(message: ThreadMessage): void {
    if (message.kind === 'log') {
      log(message.level, message.message, message.details);
      return;
    }
    if (message.kind === 'warning') {
      warn(message.message);
      return;
    }
    if (message.kind === 'changed') {
      onChange();
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'result') caller?.resolve(message.value);
    else caller?.reject(new Error(message.message));
  }

  function call(method: MethodName, values: readonly unknown[], timeoutMs?: number): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, method, values } satisfies CatalogueRequest);
    const timer = timeoutMs && setTimeout(() => reject(new Error('The index takes too long.')), timeoutMs);
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  }

  /** Calls a method of the thread, which has the types of `CatalogueMethods`. */
  function method<Name extends MethodName>(name: Name, timeoutMs = RESPONSE_MS): Promised<CatalogueMethods[Name]> {
    const send = (...values: readonly unknown[]) => call(name, values, timeoutMs);
    return send as unknown as Promised<CatalogueMethods[Name]>;
  }

  return {
    search: method('search'),
    part: method('part'),
    paths: method('paths'),
    sitemap: method('sitemap', SITEMAP_MS),
    recordEmpty: method('recordEmpty'),
    figures: (message) => call('figures', [message], FIGURES_MS) as Promise<string | undefined>,
    state: () => method('state')().catch(() => unavailable),
    noteChange(tags) {
      const { ids, isWider } = changedEntries(tags);
      if (ids.length === 0 && !isWider) return;
      const refresh = () => void call('refresh', [ids, isWider]).catch(() => undefined);
      refresh();
      // A cache in front of the CMS may have answered.
      setTimeout(refresh, settleMs).unref();
    },
    takePapers(all) {
      papers = all;
      sendPapers();
    },
    listen(listener) {
      onChange = listener;
    },
    noteAll: () => void call('rebuild', [cmsPlaces()]).catch(() => undefined),
    async close() {
      isClosed = true;
      await worker.terminate();
    },
  };
}
