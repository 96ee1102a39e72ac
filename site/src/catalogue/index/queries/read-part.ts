import type { DatabaseSync } from 'node:sqlite';
import type { HitImage, SearchHit } from '../../../search/search-response.ts';
import { numberKeys } from '../../numbers.ts';
import { partPath } from '../../part-path.ts';
import { createNumberFinder } from './find-numbers.ts';
import { createHitReader } from './read-hits.ts';

/** A product that has the part. */
export interface PartUse {
  node: number;
  href: string;
  title: string;
  image: HitImage | undefined;
  /** Number in the breakout drawing. */
  callout: string | undefined;
  pieces: string | undefined;
  serials: string | undefined;
  remark: string | undefined;
  /** The breakout drawing. */
  drawing: HitImage | undefined;
}

export interface PartDetails {
  number: string;
  name: string;
  path: string;
  uses: readonly PartUse[];
  /** Earlier numbers. */
  replaces: readonly string[];
  /** From this number to the one that is delivered now; empty for one that is. */
  replacedBy: readonly { number: string; path: string }[];
  crossReferences: readonly { maker: string; number: string }[];
  /** Whether the page says more than the row of one table. */
  isWorthListing: boolean;
}

export type PartReading = { part: PartDetails } | { part: undefined; nearest: readonly SearchHit[] };

/** @property isEditors whether an editor has written a page at the path, which then wins */
export type PartAtPath = PartReading & { isEditors: boolean };

const MOST_USES = 200;
/** Products and models are among them. */
const MOST_ALIKE = 20;

export function createPartReader(database: DatabaseSync) {
  const numbers = createNumberFinder(database);
  const readHits = createHitReader(database);
  const byKey = database.prepare('SELECT id, number, name FROM parts WHERE key = ?');
  const uses = database.prepare(
    `SELECT part_rows.*, items.href, items.title, items.image, drawings.image AS drawing FROM part_rows
     JOIN items ON items.id = (SELECT min(id) FROM items WHERE items.node = part_rows.node)
     LEFT JOIN drawings ON drawings.node = part_rows.node
     WHERE part_rows.part = ? ORDER BY items.title LIMIT ${MOST_USES}`,
  );
  const leading = database.prepare(
    'SELECT DISTINCT written, kind, maker FROM numbers WHERE target = ? AND kind = ? AND key <> target ORDER BY written',
  );
  const text = (value: unknown) => (value === null || value === undefined ? undefined : String(value));
  const image = (value: unknown) => (value === null ? undefined : (JSON.parse(String(value)) as HitImage));

  /** @param written in any spelling */
  return (written: string, most = 3): PartReading => {
    const typed = numberKeys(written);
    const found = byKey.get(typed.key);
    if (!found) {
      const near = [
        ...numbers.find(typed),
        ...numbers.findNear(typed, 'letters and digits'),
        ...numbers.findAlike(typed, MOST_ALIKE),
      ];
      const ids = [...new Set(near.flatMap(({ part }) => part?.id ?? []))].slice(0, most);
      return { part: undefined, nearest: readHits(ids.map((id) => ({ part: { id } }))) };
    }
    const number = String(found.number);
    const { chain } = numbers.chainFrom(typed.key, number);
    const replaces = leading.all(typed.key, 'superseded').map((row) => String(row.written));
    const others = leading.all(typed.key, 'cross-reference');
    const crossReferences = others.map((row) => ({ maker: String(row.maker), number: String(row.written) }));
    const its = uses.all(Number(found.id)).map(
      (row): PartUse => ({
        node: Number(row.node),
        href: String(row.href),
        title: String(row.title),
        image: image(row.image),
        callout: text(row.callout),
        pieces: text(row.pieces),
        serials: text(row.serials),
        remark: text(row.remark),
        drawing: image(row.drawing),
      }),
    );
    return {
      part: {
        number,
        name: String(found.name),
        path: partPath(number),
        uses: its,
        replaces,
        crossReferences,
        replacedBy: chain.slice(1).map((each) => ({ number: each, path: partPath(each) })),
        isWorthListing: its.length > 1 || replaces.length > 0 || crossReferences.length > 0 || chain.length > 1,
      },
    };
  };
}
