import type { IncomingMessage } from 'node:http';
import * as texts from '@headwater/brand/texts.ts';
import { readSearchRequest } from '../search/search-request.ts';
import { clientKey } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';

interface SearchRefusal {
  status: 400 | 429;
  /** For visitors: the search page shows it as it stands. */
  text: string;
  headers: Record<string, string>;
}

/** Asked before a search: undefined when it may go on. */
export type SearchGuard = (
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  query: string,
) => SearchRefusal | undefined;

/**
 * Keeps off what the search cannot answer, and visitors who search faster than people do: every
 * search is a question to the CMS, since its answers are never kept. A page without a search is free.
 */
export function createSearchGuard(limit: RateLimit, trustedProxies: number): SearchGuard {
  return (req, query) => {
    const request = readSearchRequest(new URLSearchParams(query));
    if (!request) return { status: 400, text: 'Bad request.', headers: {} };
    if (!request.isAsked) return undefined;
    const seconds = limit(clientKey(req, trustedProxies));
    if (seconds === 0) return undefined;
    return {
      status: 429,
      text: texts.tooManySearches(seconds),
      headers: { 'retry-after': String(seconds) },
    };
  };
}
