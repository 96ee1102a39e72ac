import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { readUnits } from '../../catalogue/figures/unit-choice.ts';
import { allowedCategories, type ConsentRule, consentVary, regionHeader } from '../../consent/consent-rule.ts';
import { withOwnMemory } from '../../page-cache/own-memory.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import type { ServedPage } from '../../page-cache/served-page.ts';
import type { StoredPage } from '../../page-cache/stored-page.ts';
import { keyInUnits } from '../../page-cache/units-key.ts';
import { wireResponse } from '../http/send.ts';
import { canSendWhole, sendWhole, serializeResponse } from '../http/whole-response.ts';
import { isPrefetch, type PageReader, pageResponse, variantOf } from './page-response.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';

/** The pipeline's first step: responds with fresh pages from memory, for URLs that passed all other steps before. */
export interface HitStep {
  /** @returns whether it responded; if not, nothing was sent */
  respond(req: IncomingMessage, res: ServerResponse): boolean;
  /** Records that the whole pipeline responded to this request with the page of a key. */
  record(req: IncomingMessage, key: string): void;
  /** Forgets which key a URL has: a rule may move it from now on. */
  forget(): void;
  /** Number of responses. */
  count(): number;
}

interface HitStepParts {
  cache: Pick<PageCache, 'fresh'>;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  keepAliveSeconds: number;
  /** Which visitors have to consent before third parties load. */
  consentRule: ConsentRule;
  /** Epoch milliseconds. */
  time?: () => number;
}

interface Prepared {
  /** Weak: a response that is not sent anymore must not keep a page that the cache has given up. */
  page: WeakRef<StoredPage>;
  ageSeconds: number;
  /** Time of the `Date` header, in seconds. */
  second: number;
  response: Buffer;
  /** Size of the response without its body. */
  headLength: number;
}

/** In bytes. Longer pages are rare, and copying them behind their headers once per second is not worth it. */
const LARGEST_BODY = 256 * 1024;
const RESPONSES_BYTES = 16 * 1024 * 1024;
const TARGETS_BYTES = 4 * 1024 * 1024;
/** Overhead of an entry besides its strings. */
const ENTRY_BYTES = 128;

function targetOf(host: string, url: string): string {
  return `${host} ${url}`;
}

/**
 * See `HitStep`. Two maps, both bounded in bytes: the other steps' result for a host and a raw request target,
 * which never changes, and ready responses. A response is sent only while the page cache would serve the very page
 * it contains, so a purge, an eviction or the end of a page's freshness needs no notification here.
 */
export function createHitStep(parts: HitStepParts): HitStep {
  const { cache, headers, keepAliveSeconds, consentRule, time = Date.now } = parts;
  const [regionName, vary] = [regionHeader(consentRule), consentVary(consentRule)];
  const keys = new LRUCache<string, string>({
    maxSize: TARGETS_BYTES,
    sizeCalculation: (key, target) => 2 * (key.length + target.length) + ENTRY_BYTES,
  });
  const responses = new LRUCache<string, Prepared>({
    maxSize: RESPONSES_BYTES,
    sizeCalculation: ({ response }) => response.length + ENTRY_BYTES,
  });
  let hits = 0;

  function prepare(
    { acceptEncoding, ifNoneMatch }: PlainRequest,
    served: ServedPage,
    reader: PageReader,
    now: number,
  ): Prepared {
    const wire = wireResponse(pageResponse(served, reader), acceptEncoding, ifNoneMatch);
    const response = withOwnMemory(
      serializeResponse({ ...wire, headers: { ...headers, ...wire.headers } }, now, keepAliveSeconds),
    );
    const { page, ageSeconds } = served;
    const headLength = response.length - (wire.bytes?.length ?? 0);
    return { page: new WeakRef(page), ageSeconds, second: Math.floor(now / 1000), response, headLength };
  }

  function preparedFor(request: PlainRequest, key: string, served: ServedPage): Prepared {
    const now = time();
    const reader = { isAhead: isPrefetch(request.purpose), allowed: allowedCategories(consentRule, request), vary };
    const consent = variantOf(served.page, reader);
    const variant = `${request.acceptEncoding}\n${request.ifNoneMatch}\n${request.purpose}\n${consent}\n${key}`;
    const known = responses.get(variant);
    const isCurrent =
      known?.page.deref() === served.page &&
      known.ageSeconds === served.ageSeconds &&
      known.second === Math.floor(now / 1000);
    if (isCurrent) return known;
    const prepared = prepare(request, served, reader, now);
    responses.set(variant, prepared);
    return prepared;
  }

  return {
    respond(req, res) {
      const { method, url } = req;
      if ((method !== 'GET' && method !== 'HEAD') || url === undefined || !canSendWhole(req, res)) return false;
      const request = readPlainRequest(req.rawHeaders, regionName);
      const key = request && keys.get(targetOf(request.host, url));
      const written = key === undefined ? undefined : cache.fresh(key);
      if (!request || key === undefined || !written) return false;
      const shownKey = keyInUnits(key, written.page, readUnits(request.cookie));
      const served = shownKey === key ? written : cache.fresh(shownKey);
      if (!served || served.page.body.length > LARGEST_BODY) return false;
      const { response, headLength } = preparedFor(request, shownKey, served);
      sendWhole(res, method === 'HEAD' ? response.subarray(0, headLength) : response);
      hits += 1;
      return true;
    },
    record(req, key) {
      const { host } = req.headers;
      if (host !== undefined && req.url !== undefined) keys.set(targetOf(host, req.url), key);
    },
    forget: () => keys.clear(),
    count: () => hits,
  };
}
