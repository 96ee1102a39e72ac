import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as pause } from 'node:timers/promises';
import type { Compiled } from './compile-rules.ts';
import { namesOf, type RuleIndex, ruleKey } from './find-rule.ts';
import type { Fault, PatternRule, Rule } from './rule.ts';

interface RulesName {
  /** Of the content of all sources. */
  hash: string;
  /** The hash by which the CMS knows its own rules. */
  cmsHash: string;
}

/** Rules on disk that never change: a change of a source writes another file, which is named after its content. */
export interface CompiledRules extends RuleIndex, RulesName {
  count: number;
  patterns: readonly PatternRule[];
  faults(): Fault[];
  /** Exact rules and patterns, for a list. */
  list(): { from: string; to: string; status: number; where: string }[];
  close(): void;
}

const TABLES = `
  CREATE TABLE about (cms_hash TEXT);
  CREATE TABLE rules (key TEXT PRIMARY KEY, host TEXT, path TEXT, query TEXT, target TEXT, status INTEGER, place TEXT, source TEXT) WITHOUT ROWID;
  CREATE TABLE names (path TEXT, names TEXT, PRIMARY KEY (path, names)) WITHOUT ROWID;
  CREATE TABLE patterns (pattern TEXT, target TEXT, status INTEGER, place TEXT, source TEXT);
  CREATE TABLE faults (place TEXT, source TEXT, reason TEXT);
`;
const RULE = 'host, path, query, target AS "to", status, place AS "where", source AS "from"';
/** Rules that are written in a row, while requests wait: about a millisecond. */
const AT_ONCE = 100;

const fileOf = (folder: string, hash: string) => join(folder, `rules-${hash}.sqlite`);

/** @throws Error of SQLite when the file is missing or damaged */
export function openCompiledRules(folder: string, hash: string): CompiledRules {
  return readRules(new DatabaseSync(fileOf(folder, hash), { readOnly: true }), hash);
}

function readRules(database: DatabaseSync, hash: string): CompiledRules {
  const rule = database.prepare(`SELECT ${RULE} FROM rules WHERE key = ?`);
  const names = database.prepare('SELECT names FROM names WHERE path = ? ORDER BY length(names) DESC');
  const rows = <Row>(query: string) => database.prepare(query).all() as Row[];
  const [{ count = 0 } = {}] = rows<{ count: number }>('SELECT count(*) AS count FROM rules');
  const [{ cmsHash = '' } = {}] = rows<{ cmsHash: string }>('SELECT cms_hash AS cmsHash FROM about');
  const [hasQueries] = rows('SELECT 1 FROM names LIMIT 1');
  const patterns = rows<PatternRule>(
    'SELECT pattern, target AS "to", status, place AS "where", source AS "from" FROM patterns ORDER BY rowid',
  );
  return {
    hash,
    cmsHash,
    count,
    patterns,
    // The file is written by `writeRules` alone.
    get: (key) => rule.get(key) as Rule | undefined,
    names: (place) => (hasQueries ? names.all(place).map((row) => JSON.parse(String(row.names)) as string[]) : []),
    faults: () => rows<Fault>('SELECT place AS "where", source AS "from", reason FROM faults ORDER BY rowid'),
    list: () => [...rows<Rule>(`SELECT ${RULE} FROM rules ORDER BY path, query`), ...patterns],
    close: () => database.close(),
  };
}

async function writeRules(
  database: DatabaseSync,
  cmsHash: string,
  compiled: Iterable<Compiled | undefined>,
): Promise<void> {
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; ${TABLES} BEGIN;`);
  database.prepare('INSERT INTO about VALUES (?)').run(cmsHash);
  const insert = {
    rule: database.prepare('INSERT INTO rules VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    names: database.prepare('INSERT OR IGNORE INTO names VALUES (?, ?)'),
    pattern: database.prepare('INSERT INTO patterns VALUES (?, ?, ?, ?, ?)'),
    fault: database.prepare('INSERT INTO faults VALUES (?, ?, ?)'),
  };
  let steps = 0;
  for (const one of compiled) {
    if (one?.kind === 'rule') {
      const { host, path, query, to, status, where, from } = one.rule;
      insert.rule.run(ruleKey(one.rule), host, path, query, to, status, where, from);
      if (query) insert.names.run(host + path, JSON.stringify(namesOf(query)));
    } else if (one?.kind === 'pattern') {
      const { pattern, to, status, where, from } = one.rule;
      insert.pattern.run(pattern, to, status, where, from);
    } else if (one) {
      insert.fault.run(one.fault.where, one.fault.from, one.fault.reason);
    }
    steps += 1;
    if (steps % AT_ONCE === 0) await pause();
  }
  database.exec('COMMIT');
}

/** Compiles rules into a file. @throws Error of the system or SQLite when the disk cannot be written */
export async function writeCompiled(
  folder: string,
  { hash, cmsHash }: RulesName,
  compiled: Iterable<Compiled | undefined>,
): Promise<void> {
  const file = fileOf(folder, hash);
  const partial = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmSync(partial, { force: true });
  const database = new DatabaseSync(partial);
  try {
    await writeRules(database, cmsHash, compiled);
  } finally {
    database.close();
  }
  renameSync(partial, file);
}

/** Compiles rules in memory, for a disk that cannot be written. Requests are served in between. */
export async function compileInMemory(
  { hash, cmsHash }: RulesName,
  compiled: Iterable<Compiled | undefined>,
): Promise<CompiledRules> {
  const database = new DatabaseSync(':memory:');
  await writeRules(database, cmsHash, compiled);
  return readRules(database, hash);
}

/** Hashes of the compiled files in a folder, the newest first. */
export function compiledHashes(folder: string): string[] {
  try {
    return readdirSync(folder)
      .flatMap((name) => /^rules-([\w-]+)\.sqlite$/.exec(name)?.[1] ?? [])
      .map((hash) => ({ hash, at: statSync(fileOf(folder, hash)).mtimeMs }))
      .sort((a, b) => b.at - a.at)
      .map(({ hash }) => hash);
  } catch {
    return [];
  }
}

/** Removes a compiled file that is not used anymore. Windows keeps one that another process has open. */
export function removeCompiled(folder: string, hash: string): void {
  try {
    rmSync(fileOf(folder, hash), { force: true });
  } catch {
    // The next change tries again.
  }
}
