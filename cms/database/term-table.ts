import type { DatabaseSync } from 'node:sqlite';
import type { Taxonomy, TermRecord } from './records.ts';
import { statementsOf } from './statements.ts';

const columns = "'term' AS kind, id, taxonomy, slug, name, description";

/** Categories, tags and, as in WordPress, menus. */
export function termTable(database: DatabaseSync) {
  const { one, all, write, insert } = statementsOf(database);
  const count = one<{ uses: number }, [id: number]>(
    `SELECT count(*) AS uses FROM content_terms JOIN content ON content.id = content_id
     WHERE term_id = ? AND status = 'publish'`,
  );
  const insertTerm = insert<[taxonomy: Taxonomy, slug: string, name: string, description: string]>(
    'INSERT INTO terms (taxonomy, slug, name, description) VALUES (?, ?, ?, ?)',
  );
  const unassignAll = write<[contentId: number, taxonomy: Taxonomy]>(
    'DELETE FROM content_terms WHERE content_id = ? AND term_id IN (SELECT id FROM terms WHERE taxonomy = ?)',
  );
  const assign = write<[contentId: number, termId: number]>(
    'INSERT OR IGNORE INTO content_terms (content_id, term_id) VALUES (?, ?)',
  );

  return {
    byId: one<TermRecord, [id: number]>(`SELECT ${columns} FROM terms WHERE id = ?`),
    bySlug: one<TermRecord, [taxonomy: Taxonomy, slug: string]>(
      `SELECT ${columns} FROM terms WHERE taxonomy = ? AND slug = ? COLLATE NOCASE`,
    ),
    ofTaxonomy: all<TermRecord, [taxonomy: Taxonomy]>(
      `SELECT ${columns} FROM terms WHERE taxonomy = ? ORDER BY name, id`,
    ),
    ofContent: all<TermRecord, [contentId: number, taxonomy: Taxonomy]>(
      `SELECT ${columns} FROM terms JOIN content_terms ON term_id = id WHERE content_id = ? AND taxonomy = ? ORDER BY name`,
    ),
    /** Number of published nodes with the term. */
    count: (id: number): number => count(id)?.uses ?? 0,
    insert: ({ taxonomy, slug, name, description }: Omit<TermRecord, 'kind' | 'id'>): number =>
      insertTerm(taxonomy, slug, name, description),
    assign,
    /** Replaces the content's terms of the taxonomy. */
    replace: (contentId: number, taxonomy: Taxonomy, termIds: readonly number[]): void => {
      unassignAll(contentId, taxonomy);
      for (const termId of termIds) assign(contentId, termId);
    },
  };
}
