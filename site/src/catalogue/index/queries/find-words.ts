import type { DatabaseSync } from 'node:sqlite';
import { type HitGroupName, hitGroups } from '../../../search/search-response.ts';
import { GROUP_COUNT, groupOfItem } from '../write-record.ts';

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

type Ranked = readonly [id: number, rank: number];

/** Keeps the best of many rows without sorting them all: the lowest rank, and of the same rank the newest. */
function bestOf(most: number) {
  const best: Ranked[] = [];
  let total = 0;
  const cut = () => best.sort((one, other) => one[1] - other[1] || other[0] - one[0]).splice(most);
  return {
    add(row: Ranked): void {
      total += 1;
      best.push(row);
      if (best.length > 2 * most + 50) cut();
    },
    result(): { ids: number[]; total: number } {
      cut();
      return { ids: best.map(([id]) => id), total };
    },
  };
}

export function createWordFinder(database: DatabaseSync) {
  const titled = database.prepare(`SELECT DISTINCT rowid % ${GROUP_COUNT} AS place FROM texts WHERE texts MATCH ?`);
  // To find the words costs more than to read all that have them, so every group is read in one pass.
  const ranked = database.prepare(`SELECT rowid, ${RANK} FROM texts WHERE texts MATCH ?`);
  ranked.setReturnArrays(true);
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
      const groups = new Map<HitGroupName, ReturnType<typeof bestOf>>();
      // Arrays, in the order of its columns.
      for (const row of ranked.all(query) as unknown as Ranked[]) {
        const name = groupOfItem(row[0]);
        if (!name) continue;
        const group = groups.get(name) ?? bestOf(most);
        groups.set(name, group);
        group.add(row);
      }
      const found = [...groups].map(([name, group]): WordMatches => {
        return { name, ...group.result(), isInTitle: inTitle.has(hitGroups.indexOf(name)) };
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
