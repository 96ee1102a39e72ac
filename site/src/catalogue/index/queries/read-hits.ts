import type { DatabaseSync } from 'node:sqlite';
import type { SearchHit } from '../../../search/search-response.ts';
import { partPath } from '../../part-path.ts';
import type { FoundNumber } from './find-numbers.ts';

/** One hit before it is read: an item or a part, and how it was found. */
export type Candidate = Pick<FoundNumber, 'part' | 'item'> & { reason?: SearchHit['reason'] };

/** Products of a part that a hit names. */
const FITS = 3;

function optional<Name extends string>(name: Name, value: unknown): Partial<Record<Name, string>> {
  return value === null || value === '' ? {} : ({ [name]: String(value) } as Record<Name, string>);
}

/** Reads what a search shows. */
export function createHitReader(database: DatabaseSync): (candidates: readonly Candidate[]) => SearchHit[] {
  const partById = database.prepare('SELECT id, number, name FROM parts WHERE id = ?');
  const itemById = database.prepare('SELECT * FROM items WHERE id = ?');
  const fits = database.prepare(
    `SELECT DISTINCT items.title FROM part_rows JOIN items ON items.node = part_rows.node
     WHERE part_rows.part = ? AND items.href NOT LIKE '%#%' LIMIT ${FITS}`,
  );

  function readItem(id: number): SearchHit | undefined {
    const row = itemById.get(id);
    if (!row) return undefined;
    return {
      href: String(row.href),
      title: String(row.title),
      ...optional('number', row.number),
      ...optional('date', row.date),
      ...optional('excerpt', row.excerpt),
      // Written by `write-record.ts`.
      ...(row.image !== null && { image: JSON.parse(String(row.image)) as NonNullable<SearchHit['image']> }),
      ...(row.figures !== null && { figures: JSON.parse(String(row.figures)) as NonNullable<SearchHit['figures']> }),
    };
  }

  function readPart(id: number): SearchHit | undefined {
    const row = partById.get(id);
    if (!row) return undefined;
    const number = String(row.number);
    return {
      href: partPath(number),
      title: String(row.name) || number,
      number,
      fits: fits.all(id).map(({ title }) => String(title)),
    };
  }

  return (candidates) =>
    candidates.flatMap(({ part, item, reason }) => {
      const hit = part ? readPart(part.id) : readItem(item ?? 0);
      return hit ? [{ ...hit, ...(reason && { reason }) }] : [];
    });
}
