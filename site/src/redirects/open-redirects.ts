import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, unwatchFile, watchFile, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { isRecord } from '@headwater/contract/is-record.ts';
import type { RedirectsAnswer, WrittenRule } from '@headwater/contract/redirects.ts';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { compileRules } from './compile-rules.ts';
import {
  type CompiledRules,
  compiledHashes,
  compileInto,
  openCompiledRules,
  removeCompiled,
} from './compiled-rules.ts';
import { findRule, moveBy } from './find-rule.ts';
import { createPatternSearch } from './pattern.ts';
import { readRedirectsCsv } from './redirects-csv.ts';
import type { redirectFiles } from './redirects-folder.ts';
import type { Asked, Fault, Hosts, Move } from './rule.ts';
import { createHitCounter } from './rule-hits.ts';

/** Changes when rules are compiled in another way. */
const FORMAT = 1;
const WATCH_MS = 1_000;
const STARTING_MS = 60_000;
const POLL_MS = 60_000;
const FLUSH_MS = 30_000;
const LARGEST_FILE = 32 * 1024 * 1024;

export interface Redirects {
  /** The exact rule for an address. */
  find(asked: Asked): Move | undefined;
  /** The pattern for an address, which counts where nothing else is. */
  findPattern(asked: Asked): Move | undefined;
  /** Counts that a rule moved a request. */
  record(move: Move): void;
  /** Asks the CMS whether its rules have changed. */
  checkCms(): Promise<void>;
  /** Resolves when the rules of all files count. */
  settled(): Promise<void>;
  stop(): void;
}

interface RedirectsOptions {
  files: ReturnType<typeof redirectFiles>;
  hosts: Hosts;
  /** Asks the CMS for its rules, unless they have this hash; undefined when it has none to tell. @throws when it fails */
  fetchRules?: (hash: string) => Promise<string | undefined>;
  log: (level: 'info' | 'warn', details: object, message: string) => void;
  /** Called when other rules count. */
  onChange: () => void;
}

function isWritten(value: unknown): value is WrittenRule {
  if (!isRecord(value)) return false;
  const { from, to, status, isPattern, where, unsupported } = value;
  const texts = [from, to, where, ...(unsupported === undefined ? [] : [unsupported])];
  return (
    texts.every((text) => typeof text === 'string') && typeof status === 'number' && typeof isPattern === 'boolean'
  );
}

/** Pages for phones that plugins of WordPress made, and which the site does not need. */
const builtIn: readonly WrittenRule[] = [
  { from: '^/(.+)/amp$', to: '/$1/', status: 301, isPattern: true, where: 'built in' },
];

/** What the CMS said; undefined for anything that is not a list of rules. */
function readAnswer(text: string): RedirectsAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    if (!isRecord(answer) || typeof answer.hash !== 'string') return undefined;
    const { hash, rules } = answer;
    if (rules === undefined) return { hash };
    return Array.isArray(rules) ? { hash, rules: rules.filter(isWritten) } : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a file; empty when there is none. @throws when it cannot be read */
async function textOf(file: string): Promise<string> {
  try {
    if ((await stat(file)).size > LARGEST_FILE) throw new Error(`it is larger than ${LARGEST_FILE / 1024 / 1024} MB`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(errorCode(error)))) return '';
    throw error;
  }
}

/** Stores what the CMS said for the next start. */
function store(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // On a disk that cannot be written it counts until then.
  }
}

/**
 * The rules that count now. They are compiled once for each content of their sources, so that a restart finds them
 * compiled; until then, those of the last time count.
 */
export function openRedirects({ files, hosts, fetchRules, log, onChange }: RedirectsOptions): Redirects {
  const hits = createHitCounter(files.hits);
  let rules: CompiledRules | undefined;
  let patterns: (asked: Asked) => Move | undefined = () => undefined;
  let cmsText: string | undefined;
  let cmsHash = '';
  let isStopped = false;

  function adopt(next: CompiledRules): void {
    const old = rules;
    rules = next;
    patterns = createPatternSearch(next.patterns, hosts);
    old?.close();
    for (const hash of compiledHashes(files.folder)) if (hash !== next.hash) removeCompiled(files.folder, hash);
    onChange();
  }

  function adoptStored(hash: string): boolean {
    try {
      adopt(openCompiledRules(files.folder, hash));
      return true;
    } catch {
      return false;
    }
  }

  function report({ count, patterns: { length }, faults }: CompiledRules): void {
    const found: Fault[] = faults();
    log('info', { rules: count, patterns: length }, 'redirects have changed');
    if (found.length === 0) return;
    const some = found.slice(0, 10).map(({ where, from, reason }) => `${where} (${from}): ${reason}`);
    log('warn', { faults: some, of: found.length }, 'some redirects do not count; npm run redirects -- list has all');
  }

  async function refresh(): Promise<void> {
    const [csv, stored] = [await textOf(files.rules), cmsText ?? (await textOf(files.cms))];
    const cms = readAnswer(stored);
    cmsHash = cms?.hash ?? '';
    const hash = createHash('sha256')
      .update(JSON.stringify([FORMAT, hosts, cmsHash]))
      .update(csv)
      .digest('hex')
      .slice(0, 24);
    if (isStopped || rules?.hash === hash || adoptStored(hash)) return;
    function* written(): Generator<WrittenRule> {
      yield* readRedirectsCsv(csv, basename(files.rules));
      yield* cms?.rules ?? [];
      yield* builtIn;
    }
    const compiled = await compileInto(files.folder, hash, () => compileRules(written(), hosts));
    if (isStopped) return compiled.close();
    adopt(compiled);
    report(compiled);
  }

  const openedAt = performance.now();
  let work = Promise.resolve();
  /** One change after the other. Never rejects: the rules of before count on. */
  function enqueue(step: () => Promise<void>, failure: string): Promise<void> {
    // A CMS that starts beside the site is not worth a warning.
    const level = () => (performance.now() - openedAt < STARTING_MS ? 'info' : 'warn');
    work = work.then(step).catch((error: unknown) => log(level(), { err: error }, failure));
    return work;
  }

  const readFiles = () => enqueue(refresh, 'redirects could not be read; those of before count');
  let isCheckWaiting = false;
  async function checkCms(): Promise<void> {
    // Many messages at once are one question.
    if (isCheckWaiting) return work;
    isCheckWaiting = true;
    return enqueue(async () => {
      isCheckWaiting = false;
      const text = await fetchRules?.(cmsHash);
      const answer = readAnswer(text ?? '');
      if (text === undefined || !answer?.rules || answer.hash === cmsHash) return;
      cmsText = text;
      store(files.cms, cmsText);
      await refresh();
    }, 'the CMS did not say its redirects; those of before count');
  }

  // Until the sources are read, the rules of the last run count.
  const [newest] = compiledHashes(files.folder);
  if (newest !== undefined) adoptStored(newest);
  void readFiles();
  watchFile(files.rules, { interval: WATCH_MS, persistent: false }, () => void readFiles());
  const timers = [setInterval(hits.flush, FLUSH_MS)];
  if (fetchRules) {
    void checkCms();
    timers.push(setInterval(() => void checkCms(), POLL_MS));
  }
  for (const timer of timers) timer.unref();

  return {
    find(asked) {
      const rule = rules && findRule(rules, asked);
      return rule && moveBy(rule, asked);
    },
    findPattern: (asked) => patterns(asked),
    record: ({ rule }) => hits.record(rule.from),
    checkCms,
    settled: () => work,
    stop() {
      isStopped = true;
      unwatchFile(files.rules);
      for (const timer of timers) clearInterval(timer);
      hits.flush();
      rules?.close();
      rules = undefined;
    },
  };
}
