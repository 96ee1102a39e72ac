import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openPrivateDatabase } from '../../sqlite/open-private-database.ts';

/** Words that found nothing, and how often. Nothing says who searched for them. */
export interface EmptySearch {
  term: string;
  count: number;
  /** Days, as `2026-11-27`. */
  first: string;
  last: string;
}

/** Terms in the record: the most frequent ones. */
const MOST_TERMS = 5_000;
const LONGEST = 60;
const TABLE = `CREATE TABLE IF NOT EXISTS empty (
  term TEXT PRIMARY KEY, count INTEGER NOT NULL, first TEXT NOT NULL, last TEXT NOT NULL
) STRICT, WITHOUT ROWID`;

/** What may be about a person is not recorded: addresses, telephone numbers, what is too long for a search. */
function isAboutThings(term: string): boolean {
  return term.length <= LONGEST && !term.includes('@') && !/(?:\d[\s().+-]*){9,}/.test(term);
}

/** While a visitor types, the page searches for the beginning of the word. */
const TYPING_MS = 10_000;

/** Opens the record of a site that runs. @param typingMs after which a term is no beginning of another */
export function openEmptySearches(file: string, typingMs = TYPING_MS) {
  const database = openPrivateDatabase(file, { lockMs: 2_000, prepare: (opened) => opened.exec(TABLE) });
  const record = database.prepare(
    `INSERT INTO empty VALUES (?1, 1, ?2, ?2) ON CONFLICT (term) DO UPDATE SET count = count + 1, last = ?2`,
  );
  const shorten = database.prepare(
    `DELETE FROM empty WHERE term IN (SELECT term FROM empty ORDER BY count DESC, last DESC LIMIT -1 OFFSET ${MOST_TERMS})`,
  );
  const typing = new Map<string, NodeJS.Timeout>();

  function write(term: string, now: number): void {
    clearTimeout(typing.get(term));
    typing.delete(term);
    record.run(term, new Date(now).toISOString().slice(0, 10));
    shorten.run();
  }

  return {
    record(searched: string, now: number): void {
      if (!isAboutThings(searched)) return;
      const term = searched.toLowerCase();
      for (const [beginning, timer] of typing) {
        if (!term.startsWith(beginning)) continue;
        clearTimeout(timer);
        typing.delete(beginning);
      }
      typing.set(term, setTimeout(write, typingMs, term, now).unref());
    },
    close() {
      for (const timer of typing.values()) clearTimeout(timer);
      database.close();
    },
  };
}

/** The record, most frequent first; empty for a site that has none yet. */
export function listEmptySearches(file: string): EmptySearch[] {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    // The columns of the table above.
    return database
      .prepare('SELECT * FROM empty ORDER BY count DESC, last DESC, term')
      .all() as unknown as EmptySearch[];
  } finally {
    database.close();
  }
}
