import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { assertNever } from '@headwater/contract/assert-never.ts';
import type { Caching } from '../../routing/route-row.ts';

/** Whole, partial, moved for good, unchanged. */
const GOOD = new Set([200, 206, 308, 304]);

/**
 * What a response says about caching, by its row.
 * @param own what the answer says itself: the page cache knows the age of its pages
 */
export function cacheControlOf(row: Caching, status: number, own: string | undefined): string {
  switch (row.cache) {
    case 'pages':
      return own ?? 'no-store';
    case 'browser':
      return GOOD.has(status) ? row.cacheControl : 'no-store';
    case 'never':
      return 'no-store';
    default:
      return assertNever(row, 'cache');
  }
}

type HeadArguments = [status: number, ...rest: unknown[]];

/** Takes `Cache-Control` out of the arguments of `writeHead`, where headers are an object. */
function withoutCacheControl([status, ...rest]: HeadArguments): { own: string | undefined; rest: unknown[] } {
  const given = rest.at(-1);
  if (typeof given !== 'object' || given === null) return { own: undefined, rest };
  if (Array.isArray(given)) throw new Error(`Give the headers of this ${status} as an object, not as a list.`);
  const entries = Object.entries(given as Record<string, OutgoingHttpHeader>);
  const isCacheControl = ([name]: [string, unknown]) => name.toLowerCase() === 'cache-control';
  const others = Object.fromEntries(entries.filter((entry) => !isCacheControl(entry)));
  return { own: entries.find(isCacheControl)?.[1]?.toString(), rest: [...rest.slice(0, -1), others] };
}

/**
 * Puts the caching policy of a row on a response, at the moment when its status is known: the one place that decides,
 * whatever the route's answer sets or forgets.
 */
export function applyCachePolicy(res: ServerResponse, row: Caching): void {
  // The overloads of \`writeHead\` differ in what may be left out, and all are passed on.
  const writeHead = res.writeHead.bind(res) as (...head: HeadArguments) => ServerResponse;
  const decided = (...head: HeadArguments) => {
    const { own, rest } = withoutCacheControl(head);
    const set = own ?? res.getHeader('cache-control')?.toString();
    res.setHeader('cache-control', cacheControlOf(row, head[0], set));
    return writeHead(head[0], ...rest);
  };
  res.writeHead = decided as ServerResponse['writeHead'];
}
