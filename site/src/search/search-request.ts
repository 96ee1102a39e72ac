import { siteConfig } from '../config/site.config.ts';
import { isCursor } from '../content/cursor.ts';

/** What an address asks of the search. */
export interface SearchRequest {
  /** Fit to be shown and to be asked for; empty when nothing was typed. */
  term: string;
  /** Whether the term is long enough to be asked for: an empty search would list everything. */
  isAsked: boolean;
  /** Where the results go on. */
  after: string | undefined;
}

/** A term without control characters, in one line with single spaces. */
export function normalizeTerm(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

/** @returns undefined for a term that is too long and for a cursor that no listing handed out */
export function readSearchRequest(query: URLSearchParams): SearchRequest | undefined {
  const { minLength, maxLength } = siteConfig.search;
  const term = normalizeTerm(query.get('q') ?? '');
  const after = query.get('after') || undefined;
  if (term.length > maxLength || (after !== undefined && !isCursor(after))) return undefined;
  return { term, isAsked: term.length >= minLength, after };
}
