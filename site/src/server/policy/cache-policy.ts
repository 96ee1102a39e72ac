import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { assertNever } from '@headwater/contract/assert-never.ts';
import type { Caching } from '../../routing/route-row.ts';

/** OK, partial content, permanent redirect, not modified. */
const CACHEABLE = new Set([200, 206, 308, 304]);

/**
 * The `Cache-Control` of a response, by its row.
 * @param own the response's own value, which only pages keep: the page cache knows their age
 */
export function cacheControlOf(row: Caching, status: number, own: string | undefined): string {
  switch (row.cache) {
    case 'pages':
      return own ?? 'no-store';
    case 'browser':
      return CACHEABLE.has(status) ? row.cacheControl : 'no-store';
    case 'never':
      return 'no-store';
    default:
      return assertNever(row, 'cache');
  }
}

type HeadArguments = [status: number, ...rest: unknown[]];

/** Splits `Cache-Control` from the arguments of `writeHead`, whose headers must be an object. */
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
 * Makes a response set `Cache-Control` by its row when its status is known. No other place decides: it overrides what
 * the route's response sets or forgets.
 */
export function applyCachePolicy(res: ServerResponse, row: Caching): void {
  // The overloads of `writeHead` differ in their optional arguments; all are passed on.
  const writeHead = res.writeHead.bind(res) as (...head: HeadArguments) => ServerResponse;
  const decided = (...head: HeadArguments) => {
    const { own, rest } = withoutCacheControl(head);
    const set = own ?? res.getHeader('cache-control')?.toString();
    res.setHeader('cache-control', cacheControlOf(row, head[0], set));
    return writeHead(head[0], ...rest);
  };
  res.writeHead = decided as ServerResponse['writeHead'];
}
