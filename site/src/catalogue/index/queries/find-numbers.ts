import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { HitReason } from '../../../search/search-response.ts';
import {
  isNeighbor,
  type NumberKeys,
  type NumberMatch,
  neighbors,
  numberMatches,
  SHORTEST_PIECE,
  spellingMatch,
} from '../../numbers.ts';
import type { NumberKind } from '../schema.ts';

/** A number that was found, and what it leads to. */
export interface FoundNumber {
  match: NumberMatch;
  /** As its table writes it. */
  written: string;
  reason: HitReason;
  /** One of both. */
  part?: { id: number };
  item?: number;
}

export function idOf({ part, item }: Pick<FoundNumber, 'part' | 'item'>): string {
  return part ? `part ${part.id}` : `item ${item}`;
}

interface NumberRow {
  key: string;
  folded: string;
  written: string;
  kind: NumberKind;
  target: string;
  target_written: string;
  item: number | null;
  maker: string | null;
}

const COLUMNS = 'key, folded, written, kind, target, target_written, item, maker';
/** Rows of each kind of match that are looked at. */
const MOST_ROWS = 60;
const MOST_STEPS = 20;
/** One character is the beginning of too many numbers. */
const SHORTEST_BEGINNING = 2;
/** Characters of a number that are compared with the beginnings of others. */
const LONGEST_ALIKE = 40;
const LAST = '\u{10ffff}';

function trigrams(key: string): string {
  const characters = [...key];
  return characters
    .slice(2)
    .map((_, index) => `"${characters.slice(index, index + 3).join('')}"`)
    .join(' AND ');
}

export interface NumberFinder {
  /** What a number as typed leads to, best first. */
  find(typed: NumberKeys): FoundNumber[];
  /** The same, for a number that exists as it was typed. */
  findOwn(typed: NumberKeys): FoundNumber[];
  /** Numbers that differ in one letter, or digit. */
  findNear(typed: NumberKeys, edited: 'letters' | 'letters and digits'): FoundNumber[];
  /** Numbers with the longest beginning in common, of half the characters at least. */
  findAlike(typed: NumberKeys, most: number): FoundNumber[];
  /** From a superseded number to the one that is delivered: written numbers, the first one included. */
  chainFrom(key: string, written: string): { key: string; chain: string[] };
}

function queriesOf(database: DatabaseSync) {
  // The columns of each statement are those of the interface.
  const rows = (sql: string) => {
    const statement = database.prepare(sql);
    return (...values: SQLInputValue[]) => statement.all(...values) as unknown as NumberRow[];
  };
  const exact = rows(`SELECT ${COLUMNS} FROM numbers WHERE key = ? ORDER BY kind DESC LIMIT ${MOST_ROWS}`);
  const beginning = rows(`SELECT ${COLUMNS} FROM numbers WHERE key > ? AND key < ? ORDER BY key LIMIT ${MOST_ROWS}`);
  const folded = rows(
    `SELECT ${COLUMNS} FROM numbers WHERE folded >= ? AND folded < ? ORDER BY folded LIMIT ${MOST_ROWS}`,
  );
  const piece = rows(
    `SELECT ${COLUMNS} FROM numbers WHERE id IN (SELECT rowid FROM pieces WHERE pieces MATCH ? LIMIT 500)
     AND instr(key, ?) > 0 LIMIT ${MOST_ROWS}`,
  );
  const among = rows(`SELECT ${COLUMNS} FROM numbers WHERE key IN (SELECT value FROM json_each(?)) LIMIT ${MOST_ROWS}`);
  const next = rows(`SELECT ${COLUMNS} FROM numbers WHERE key = ? AND kind = 'superseded' LIMIT 1`);
  const part = database.prepare('SELECT id FROM parts WHERE key = ?');
  const model = database.prepare("SELECT item FROM numbers WHERE key = ? AND kind = 'model' LIMIT 1");
  const serials = database.prepare(
    `SELECT DISTINCT serials.part AS id, part_rows.serials FROM serials
     JOIN part_rows ON part_rows.part = serials.part AND part_rows.node = serials.node
     WHERE prefix = ? AND ifnull(low, 0) <= ? AND ifnull(high, 9e15) >= ? LIMIT ${MOST_ROWS}`,
  );
  return { exact, beginning, folded, piece, among, next, part, model, serials };
}

type NumberQueries = ReturnType<typeof queriesOf>;

function chainFrom(queries: NumberQueries, key: string, written: string): { key: string; chain: string[] } {
  const chain = [written];
  const seen = new Set([key]);
  let last = key;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [row] = queries.next(last);
    if (!row || seen.has(row.target)) break;
    seen.add(row.target);
    chain.push(row.target_written);
    last = row.target;
  }
  return { key: last, chain };
}

function target(queries: NumberQueries, key: string): Pick<FoundNumber, 'part' | 'item'> | undefined {
  const found = queries.part.get(key);
  if (found) return { part: { id: Number(found.id) } };
  const item = queries.model.get(key)?.item;
  return item === undefined || item === null ? undefined : { item: Number(item) };
}

function found(queries: NumberQueries, row: NumberRow, match: NumberMatch): FoundNumber[] {
  const { kind, written } = row;
  if (kind === 'cross-reference') {
    const { chain, key } = chainFrom(queries, row.target, row.target_written);
    const leads = target(queries, key);
    const reason: HitReason = {
      kind,
      maker: row.maker ?? '',
      theirNumber: written,
      ourNumber: chain.at(-1) ?? row.target_written,
    };
    return leads ? [{ match: match === 'exact' ? kind : match, written, reason, ...leads }] : [];
  }
  if (kind === 'superseded') {
    const { chain, key } = chainFrom(queries, row.key, written);
    const leads = target(queries, key);
    return leads ? [{ match: match === 'exact' ? kind : match, written, reason: { kind, chain }, ...leads }] : [];
  }
  const leads = row.item !== null ? { item: row.item } : target(queries, row.key);
  const reason = { kind: match as 'exact' | 'prefix' | 'folded' | 'near' | 'piece' };
  // What is delivered comes before what it replaced.
  const isOld = match === 'exact' && kind === 'part' && queries.next(row.key).length > 0;
  return leads ? [{ match: isOld ? 'superseded' : match, written, reason, ...leads }] : [];
}

function ofSerial(queries: NumberQueries, typed: NumberKeys): FoundNumber[] {
  const [, prefix = '', digits = ''] = /^([A-Z]{0,6})(\d{3,15})$/.exec(typed.key) ?? [];
  if (!digits) return [];
  return queries.serials.all(prefix, Number(digits), Number(digits)).map((row) => ({
    match: 'serial' as const,
    written: typed.key,
    reason: { kind: 'serial' as const, serials: String(row.serials) },
    part: { id: Number(row.id) },
  }));
}

/** Best match first, the shortest number first; each part and item once. */
function ranked(all: readonly FoundNumber[]): FoundNumber[] {
  const rank = ({ match }: FoundNumber) => numberMatches.indexOf(match);
  const sorted = all.toSorted(
    (one, other) =>
      rank(one) - rank(other) || one.written.length - other.written.length || (one.written < other.written ? -1 : 1),
  );
  const seen = new Set<string>();
  return sorted.filter((number) => !seen.has(idOf(number)) && seen.add(idOf(number)));
}

export function createNumberFinder(database: DatabaseSync): NumberFinder {
  const queries = queriesOf(database);
  const ownOf = ({ key }: NumberKeys) =>
    key === '' ? [] : queries.exact(key).flatMap((row) => found(queries, row, 'exact'));

  return {
    chainFrom: (key, written) => chainFrom(queries, key, written),
    findOwn: (typed) => ranked(ownOf(typed)),
    find(typed) {
      if (typed.key === '') return [];
      const own = ownOf(typed);
      // Letters alone are a word: only a whole number counts, also one whose digits look like these letters.
      if (!/\p{N}/u.test(typed.key)) {
        const alike = queries.folded(typed.folded, `${typed.folded}\0`).filter(({ key }) => key !== typed.key);
        return ranked([...own, ...alike.flatMap((row) => found(queries, row, 'folded'))]);
      }
      if ([...typed.key].length < SHORTEST_BEGINNING) return ranked(own);
      const others = [
        ...queries.beginning(typed.key, typed.key + LAST),
        ...queries.folded(typed.folded, typed.folded + LAST),
        ...([...typed.key].length >= SHORTEST_PIECE ? queries.piece(trigrams(typed.key), typed.key) : []),
      ];
      const shown = others.filter(({ key }) => own.length === 0 || !isNeighbor(key, typed.key));
      const matched = shown.flatMap((row) => {
        const match = spellingMatch(typed, row);
        return match && match !== 'exact' ? found(queries, row, match) : [];
      });
      return ranked([...own, ...(own.length === 0 ? ofSerial(queries, typed) : []), ...matched]);
    },
    findNear(typed, edited) {
      if (!/\p{N}/u.test(typed.key) || typed.key.length < SHORTEST_PIECE) return [];
      const keys = neighbors(typed.key, edited);
      return ranked(
        queries.among(JSON.stringify([...keys])).flatMap((row) =>
          found(queries, row, 'near').map((one) => ({
            ...one,
            match: 'near' as const,
            reason: { kind: 'near' as const },
          })),
        ),
      );
    },
    findAlike({ key }, most) {
      const characters = [...key].slice(0, LONGEST_ALIKE);
      const alike = new Map<string, FoundNumber>();
      for (let length = characters.length; length >= characters.length / 2 && alike.size < most; length -= 1) {
        const start = characters.slice(0, length).join('');
        for (const row of [...queries.exact(start), ...queries.beginning(start, start + LAST)])
          for (const one of found(queries, row, 'near')) if (!alike.has(idOf(one))) alike.set(idOf(one), one);
      }
      return [...alike.values()];
    },
  };
}
