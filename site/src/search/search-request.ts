import { siteConfig } from '../config/site.config.ts';
import { isCursor } from '../content/cursor.ts';
import { type HitGroupName, hitGroups } from './search-response.ts';

/** A parsed search URL. */
export interface SearchRequest {
  /** Normalized for display and search; empty when nothing was typed. */
  term: string;
  /** Whether the term is long enough to search for: an empty search would list everything. */
  isLongEnough: boolean;
  /** Cursor of the next results of the CMS. */
  after: string | undefined;
  /** The only group to show, and its first hit; with an index. */
  group: HitGroupName | undefined;
  from: number;
  /** Whether numbers with a wrong digit are looked for, too. */
  guessesDigits: boolean;
}

/** A term without control characters, in one line with single spaces. */
export function normalizeTerm(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

export function isTooLong(query: URLSearchParams): boolean {
  return normalizeTerm(query.get('q') ?? '').length > siteConfig.search.maxLength;
}

/** @returns undefined for a term that is too long, and for an invalid cursor, group or position */
export function readSearchRequest(query: URLSearchParams): SearchRequest | undefined {
  const { minLength } = siteConfig.search;
  const term = normalizeTerm(query.get('q') ?? '');
  const after = query.get('after') || undefined;
  const group = hitGroups.find((name) => name === query.get('in'));
  const from = query.get('from') ?? '0';
  if (isTooLong(query) || (after !== undefined && !isCursor(after))) return undefined;
  if ((query.has('in') && !group) || !/^\d{1,4}$/.test(from)) return undefined;
  const isLongEnough = term.length >= minLength;
  return { term, isLongEnough, after, group, from: Number(from), guessesDigits: query.get('digits') === '1' };
}
