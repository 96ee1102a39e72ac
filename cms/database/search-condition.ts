import type { SQLInputValue } from 'node:sqlite';
import { foldText, type SearchTerm } from './search-text.ts';

const TRIGRAM = 3;

const HOLDS_TERM = 'EXISTS (SELECT 1 FROM content_search WHERE rowid = content.id AND instr(text, ?) > 0)';

/**
 * What content must meet so that its text has a term anywhere, within words as well, as WordPress searches.
 * The index of trigrams says where to look. A term of one or two characters has none: SQLite reads texts until a page
 * is full.
 */
export function searchCondition({ text, excluded }: SearchTerm): { sql: string; values: SQLInputValue[] } {
  const term = foldText(text);
  const trigrams = trigramsOf(term).map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
  if (trigrams.length === 0) return { sql: `${excluded ? 'NOT ' : ''}${HOLDS_TERM}`, values: [term] };
  const matched = 'SELECT rowid FROM content_search WHERE content_search MATCH ?';
  const values = [trigrams.join(' AND '), term];
  if (excluded) return { sql: `+id NOT IN (${matched} AND instr(text, ?) > 0)`, values };
  // The plus sign stops SQLite from sorting all of these entries; it reads texts until a page is full.
  return { sql: `+id IN (${matched}) AND ${HOLDS_TERM}`, values };
}

function trigramsOf(term: string): string[] {
  const characters = [...term];
  const count = Math.max(0, characters.length - TRIGRAM + 1);
  return [...new Set(Array.from({ length: count }, (_, start) => characters.slice(start, start + TRIGRAM).join('')))];
}
