import { once } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type CompiledRules, compileInMemory, openCompiledRules } from './compiled-rules.ts';
import { openCurrentRules } from './current-rules.ts';
import type { redirectFiles } from './redirects-folder.ts';
import type { Hosts, Move, RequestedUrl } from './rule.ts';
import { createHitCounter } from './rule-hits.ts';
import { type CompileRequest, hashOf, readResponse, rulesOf } from './sources.ts';

const WATCH_MS = 1_000;
const STARTING_MS = 60_000;
const POLL_MS = 60_000;
const FLUSH_MS = 30_000;
/** A response of the CMS that is shorter is read at once: most say that nothing has changed. */
const SHORT = 1_000;

export interface Redirects {
  /** The exact rule for an address. */
  find(requested: RequestedUrl): Move | undefined;
  /** The pattern for an address, which counts where nothing else is. */
  findPattern(requested: RequestedUrl): Move | undefined;
  /** Whether the CMS has sent its redirects: then no other of its paths redirects. */
  hasCmsRules(): boolean;
  /** Counts that a rule moved a request. */
  record(move: Move): void;
  /** Finds out from the CMS whether its rules have changed. */
  checkCms(): Promise<void>;
  /** Resolves when the rules of all files count. */
  settled(): Promise<void>;
  stop(): void;
}

interface RedirectsOptions {
  files: ReturnType<typeof redirectFiles>;
  hosts: Hosts;
  /** Loads the CMS's rules, unless they have this hash; undefined when it has none to tell. @throws when it fails */
  fetchRules?: (hash: string) => Promise<string | undefined>;
  log: (level: 'info' | 'warn', details: object, message: string) => void;
  /** Called when other rules count. */
  onChange: () => void;
}

/** Runs the thread that compiles rules. @returns the hash of the file that it wrote @throws when it fails */
async function compileInThread(workerData: CompileRequest, signal: AbortSignal): Promise<string> {
  const thread = new Worker(new URL('./compile-thread.ts', import.meta.url), { workerData, execArgv: [] });
  thread.unref();
  try {
    const [hash] = (await once(thread, 'message', { signal })) as [string];
    return hash;
  } finally {
    await thread.terminate();
  }
}

function reportChange({ count, patterns: { length }, faults }: CompiledRules, log: RedirectsOptions['log']): void {
  const found = faults();
  log('info', { rules: count, patterns: length }, 'redirects have changed');
  if (found.length === 0) return;
  const some = found.slice(0, 10).map(({ where, from, reason }) => `${where} (${from}): ${reason}`);
  log('warn', { faults: some, of: found.length }, 'some redirects do not count; npm run redirects -- list has all');
}

/**
 * The rules that count now. They are compiled once for each content of their sources, so that a restart finds them
 * compiled; until then, those of the last time count.
 */
export function openRedirects({ files, hosts, fetchRules, log, onChange }: RedirectsOptions): Redirects {
  const hits = createHitCounter(files.hits);
  const current = openCurrentRules(files.folder, hosts, onChange);
  /** What the CMS said, on a disk that does not store it. */
  let unstored: string | undefined;
  const stopped = new AbortController();

  /** @param fromCms a new response of the CMS */
  async function compile(fromCms?: string): Promise<CompiledRules> {
    try {
      return openCompiledRules(files.folder, await compileInThread({ files, hosts, fromCms }, stopped.signal));
    } catch (error) {
      if (stopped.signal.aborted) throw error;
      if (fromCms !== undefined && readResponse(fromCms)?.rules) unstored = fromCms;
      const { cmsHash, compiled } = await rulesOf(files, hosts, unstored);
      return compileInMemory({ hash: await hashOf(files, hosts, unstored), cmsHash }, compiled);
    }
  }

  /** @param fromCms a new response of the CMS */
  async function refresh(fromCms?: string): Promise<void> {
    const hash = fromCms === undefined ? await hashOf(files, hosts, unstored) : undefined;
    if (stopped.signal.aborted || (hash && (current.hash() === hash || current.adoptStored(hash)))) return;
    const compiled = await compile(fromCms);
    if (stopped.signal.aborted || compiled.hash === current.hash()) return compiled.close();
    current.adopt(compiled);
    reportChange(compiled, log);
  }

  const openedAt = performance.now();
  let work = Promise.resolve();
  /** One change after the other. Never rejects: the rules of before count on. */
  function enqueue(step: () => Promise<void>, failure: string): Promise<void> {
    // A CMS that starts beside the site is not worth a warning.
    const level = () => (performance.now() - openedAt < STARTING_MS ? 'info' : 'warn');
    work = work.then(step).catch((error: unknown) => {
      if (!stopped.signal.aborted) log(level(), { err: error }, failure);
    });
    return work;
  }

  const readFiles = () => enqueue(() => refresh(), 'redirects could not be read; those of before count');
  let isCheckWaiting = false;
  async function checkCms(): Promise<void> {
    // Many messages at once are one question.
    if (isCheckWaiting) return work;
    isCheckWaiting = true;
    return enqueue(async () => {
      isCheckWaiting = false;
      const text = await fetchRules?.(current.cmsHash());
      if (text === undefined || (text.length < SHORT && !readResponse(text)?.rules)) return;
      await refresh(text);
    }, 'the CMS did not say its redirects; those of before count');
  }

  void readFiles();
  watchFile(files.rules, { interval: WATCH_MS, persistent: false }, () => void readFiles());
  const timers = [setInterval(hits.flush, FLUSH_MS)];
  if (fetchRules) {
    void checkCms();
    timers.push(setInterval(() => void checkCms(), POLL_MS));
  }
  for (const timer of timers) timer.unref();

  return {
    find: current.find,
    findPattern: current.findPattern,
    hasCmsRules: () => current.cmsHash() !== '',
    record: ({ rule }) => hits.record(rule.from),
    checkCms,
    settled: () => work,
    stop() {
      stopped.abort();
      unwatchFile(files.rules);
      for (const timer of timers) clearInterval(timer);
      hits.flush();
      current.close();
    },
  };
}
