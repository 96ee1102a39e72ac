import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownHeaders } from '@headwater/contract/http/headers.ts';
import { LRUCache } from 'lru-cache';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { routeOf } from '../../routing/routes.ts';
import { log } from '../log.ts';
import { readBody } from '../read-body.ts';
import { sendText } from '../send.ts';
import { readChangeEvent } from './change-event.ts';
import { type Claim, isRecent, isSigned, TIMESTAMP_TOLERANCE } from './signature.ts';

/** Answers a message of the CMS about what changed. */
export type Revalidate = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

interface Outcome {
  status: 200 | 400 | 401 | 409 | 413 | 415;
  /** What the sender reads; the log line has it too. */
  text: string;
  refreshed?: number;
  event?: string;
}

const LARGEST_BODY = routeOf('/api/revalidate').largestBody;
/** Only messages with a good signature get in here, so forgetting the oldest is no way around it. */
const REMEMBERED = 10_000;
/** A timestamp may lie ahead of our clock as far as behind it. */
const SIGNATURE_LIFE_MS = 2 * TIMESTAMP_TOLERANCE * 1000;

function claimOf({ headers }: IncomingMessage): Claim {
  const single = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined);
  return { timestamp: single(ownHeaders.timestamp), signature: single(ownHeaders.signature) };
}

interface RevalidateParts {
  cache: Pick<PageCache, 'purge'>;
  /** Shared with the CMS. */
  secret: string;
  /** Told which content, by its number, went to the trash or for good. */
  onTrashed?: (contentId: number) => void;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/**
 * The door for the CMS's messages. Each is believed only when it is signed, recent and not a copy of an
 * earlier one; one that is sent again with a new signature is confirmed and changes nothing.
 */
export function createRevalidate(parts: RevalidateParts): Revalidate {
  const { cache, secret, onTrashed = () => undefined, clock = Date.now } = parts;
  const options = { max: REMEMBERED, ttl: SIGNATURE_LIFE_MS, perf: { now: clock } };
  const signatures = new LRUCache<string, true>(options);
  const events = new LRUCache<string, true>({ max: REMEMBERED });

  async function judge(req: IncomingMessage): Promise<Outcome> {
    const claim = claimOf(req);
    if (!/^application\/json\b/i.test(req.headers['content-type'] ?? '')) {
      return { status: 415, text: 'Send application/json.' };
    }
    if (!isRecent(claim, clock() / 1000)) return { status: 401, text: 'The timestamp is missing or not recent.' };
    const body = await readBody(req, LARGEST_BODY);
    if (!body) return { status: 413, text: 'The body is too large.' };
    if (!isSigned(secret, claim, body)) return { status: 401, text: 'The signature is missing or wrong.' };
    const signature = String(claim.signature).toLowerCase();
    if (signatures.has(signature)) return { status: 409, text: 'This message was received before.' };
    signatures.set(signature, true);
    const event = readChangeEvent(body);
    if (!event) return { status: 400, text: 'Send {"id": "<uuid>", "tags": ["…"], "paths": ["/…/"]}.' };
    if (events.has(event.id)) return { status: 200, text: 'known', refreshed: 0, event: event.id };
    for (const contentId of event.trashed) onTrashed(contentId);
    const refreshed = cache.purge(event).length;
    // Only now: a message that could not be followed has to do its work when it is sent again.
    events.set(event.id, true);
    return { status: 200, text: 'refreshed', refreshed, event: event.id };
  }

  return async (req, res) => {
    const { status, text, refreshed, event } = await judge(req);
    const requestId = String(res.getHeader('x-request-id'));
    log[status === 200 ? 'info' : 'warn']({ requestId, status, outcome: text, refreshed, event }, 'revalidation');
    if (status !== 200) return sendText(res, status, text, { connection: 'close' });
    res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    res.end(`${JSON.stringify({ refreshed })}\n`);
  };
}
