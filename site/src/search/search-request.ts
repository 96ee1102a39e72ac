import { siteConfig } from '../config/site.config.ts';
import { isCursor } from '../content/cursor.ts';

/** A parsed search URL. */
export interface SearchRequest {
  /** Normalized for display and search; empty when nothing was typed. */
  term: string;
  /** Whether the term is long enough to search for: an empty search would list everything. */
  isAsked: boolean;
  /** Cursor of the next results. */
  after: string | undefined;
}

/** A term without control characters, in one line with single spaces. */
export function normalizeTerm(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

/** @returns undefined for a term that is too long and for an invalid cursor */
export function readSearchRequest(query: URLSearchParams): SearchRequest | undefined {
  const { minLength, maxLength } = siteConfig.search;
  const term = normalizeTerm(query.get('q') ?? '');
  const after = query.get('after') || undefined;
  if (term.length > maxLength || (after !== undefined && !isCursor(after))) return undefined;
  return { term, isAsked: term.length >= minLength, after };
}
