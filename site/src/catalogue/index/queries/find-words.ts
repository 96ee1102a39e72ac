import type { DatabaseSync } from 'node:sqlite';
import { type HitGroupName, hitGroups } from '../../../search/search-response.ts';
import { GROUP_COUNT, groupOfItem } from '../write-entry.ts';

/** What has the words, of one group. */
export interface WordMatches {
  name: HitGroupName;
  total: number;
  /** Items, or parts; the best first. */
  ids: number[];
  /** Whether the words are in a title, a model or a sub-category. */
  isInTitle: boolean;
}

/** Titles, models, sub-categories, teasers, texts, names of documents. */
const RANK = 'bm25(texts, 10, 12, 6, 4, 1, 3)';

export function createWordFinder(database: DatabaseSync) {
  const counts = database.prepare(
    `SELECT rowid % ${GROUP_COUNT} AS place, count(*) AS total FROM texts WHERE texts MATCH ? GROUP BY 1`,
  );
  const titled = database.prepare(`SELECT DISTINCT rowid % ${GROUP_COUNT} AS place FROM texts WHERE texts MATCH ?`);
  // With a limit, SQLite need not sort them all.
  const best = database.prepare(
    `SELECT rowid AS id FROM texts WHERE texts MATCH ? ORDER BY ${RANK}, rowid DESC LIMIT ?`,
  );
  const bestOf = database.prepare(
    `SELECT rowid AS id FROM texts WHERE texts MATCH ? AND rowid % ${GROUP_COUNT} = ?
     ORDER BY ${RANK}, rowid DESC LIMIT ?`,
  );
  const among = database.prepare(
    `SELECT rowid AS id FROM texts WHERE texts MATCH ? AND +rowid IN (SELECT value FROM json_each(?))`,
  );
  const partCount = database.prepare('SELECT count(*) AS total FROM part_texts WHERE part_texts MATCH ?');
  const parts = database.prepare('SELECT rowid AS id FROM part_texts WHERE part_texts MATCH ? LIMIT ?');
  const partsAmong = database.prepare(
    'SELECT rowid AS id FROM part_texts WHERE part_texts MATCH ? AND +rowid IN (SELECT value FROM json_each(?))',
  );
  const ids = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => Number(id));

  return {
    /** @param query of `ftsQuery` @param most IDs of each group */
    find(query: string, most: number): WordMatches[] {
      const inTitle = new Set(titled.all(`{title model category} : (${query})`).map(({ place }) => Number(place)));
      const first = Map.groupBy(ids(best.all(query, most * 3)), groupOfItem);
      const found = counts.all(query).flatMap((row): WordMatches[] => {
        const [place, total] = [Number(row.place), Number(row.total)];
        const name = hitGroups[place];
        if (!name) return [];
        const own = first.get(name) ?? [];
        const isEnough = own.length >= Math.min(total, most);
        const shown = isEnough ? own.slice(0, most) : ids(bestOf.all(query, place, most));
        return [{ name, total, ids: shown, isInTitle: inTitle.has(place) }];
      });
      const total = Number(partCount.get(query)?.total);
      const own: WordMatches = { name: 'parts', total, ids: ids(parts.all(query, most)), isInTitle: true };
      return total > 0 ? [...found, own] : found;
    },
    /** Those of the given items or parts that have the words. */
    among(query: string, name: HitGroupName, of: readonly number[]): number[] {
      return ids((name === 'parts' ? partsAmong : among).all(query, JSON.stringify(of)));
    },
  };
}
