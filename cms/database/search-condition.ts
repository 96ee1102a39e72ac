import type { SQLInputValue } from 'node:sqlite';
import { foldText, type SearchTerm } from './search-text.ts';

const TRIGRAM = 3;

/**
 * What content must meet so that its text has a term anywhere, within words as well, as WordPress searches.
 * The index of trigrams says where to look. A term of one or two characters has none: all texts are read.
 */
export function searchCondition({ text, excluded }: SearchTerm): { sql: string; values: SQLInputValue[] } {
  const term = foldText(text);
  const trigrams = trigramsOf(term).map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
  const matched = 'SELECT rowid FROM content_search WHERE content_search MATCH ?';
  const match = trigrams.join(' AND ');
  if (trigrams.length > 0 && !excluded) {
    // The plus sign stops SQLite from sorting all of these entries; it reads texts until a page is full.
    const holdsTerm = 'EXISTS (SELECT 1 FROM content_search WHERE rowid = content.id AND instr(text, ?) > 0)';
    return { sql: `+id IN (${matched}) AND ${holdsTerm}`, values: [match, term] };
  }
  const operator = excluded ? 'NOT IN' : 'IN';
  if (trigrams.length > 0) return { sql: `+id ${operator} (${matched} AND instr(text, ?) > 0)`, values: [match, term] };
  return { sql: `+id ${operator} (SELECT rowid FROM content_search WHERE instr(text, ?) > 0)`, values: [term] };
}

function trigramsOf(term: string): string[] {
  const characters = [...term];
  const count = Math.max(0, characters.length - TRIGRAM + 1);
  return [...new Set(Array.from({ length: count }, (_, start) => characters.slice(start, start + TRIGRAM).join('')))];
}
