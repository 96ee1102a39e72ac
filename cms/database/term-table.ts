import type { DatabaseSync } from 'node:sqlite';
import type { Taxonomy, TermRecord } from './records.ts';

const columns = "'term' AS kind, id, taxonomy, slug, name, description";

export type TermTable = ReturnType<typeof termTable>;

/** Categories, tags and, as in WordPress, menus. */
export function termTable(database: DatabaseSync) {
  const selectById = database.prepare(`SELECT ${columns} FROM terms WHERE id = ?`);
  const selectBySlug = database.prepare(`SELECT ${columns} FROM terms WHERE taxonomy = ? AND slug = ? COLLATE NOCASE`);
  const selectByTaxonomy = database.prepare(`SELECT ${columns} FROM terms WHERE taxonomy = ? ORDER BY name, id`);
  const selectOfContent = database.prepare(
    `SELECT ${columns} FROM terms JOIN content_terms ON term_id = id WHERE content_id = ? AND taxonomy = ? ORDER BY name`,
  );
  const count = database.prepare(
    `SELECT count(*) AS uses FROM content_terms JOIN content ON content.id = content_id
     WHERE term_id = ? AND status = 'publish'`,
  );
  const insert = database.prepare('INSERT INTO terms (taxonomy, slug, name, description) VALUES (?, ?, ?, ?)');
  const unassignAll = database.prepare(
    'DELETE FROM content_terms WHERE content_id = ? AND term_id IN (SELECT id FROM terms WHERE taxonomy = ?)',
  );
  const assign = database.prepare('INSERT OR IGNORE INTO content_terms (content_id, term_id) VALUES (?, ?)');

  return {
    byId: (id: number): TermRecord | undefined => toRecord(selectById.get(id)),
    bySlug: (taxonomy: Taxonomy, slug: string): TermRecord | undefined => toRecord(selectBySlug.get(taxonomy, slug)),
    ofTaxonomy: (taxonomy: Taxonomy): TermRecord[] => toRecords(selectByTaxonomy.all(taxonomy)),
    ofContent: (contentId: number, taxonomy: Taxonomy): TermRecord[] =>
      toRecords(selectOfContent.all(contentId, taxonomy)),
    /** Number of published entries with the term. */
    count: (id: number): number => Number(count.get(id)?.uses ?? 0),
    insert: (term: Omit<TermRecord, 'kind' | 'id'>): number =>
      Number(insert.run(term.taxonomy, term.slug, term.name, term.description).lastInsertRowid),
    assign: (contentId: number, termId: number): void => {
      assign.run(contentId, termId);
    },
    /** Replaces the content's terms of the taxonomy. */
    replace: (contentId: number, taxonomy: Taxonomy, termIds: readonly number[]): void => {
      unassignAll.run(contentId, taxonomy);
      for (const termId of termIds) assign.run(contentId, termId);
    },
  };
}

/** The statements list exactly the record's columns, which makes the casts safe. */
function toRecord(row: Record<string, unknown> | undefined): TermRecord | undefined {
  return row && (row as unknown as TermRecord);
}

function toRecords(rows: Record<string, unknown>[]): TermRecord[] {
  return rows as unknown as TermRecord[];
}
