import { LRUCache } from 'lru-cache';
import type { PageCache } from '../../page-cache/page-cache.ts';
import type { Answer } from '../exchange.ts';
import { log } from '../log.ts';
import { sendText } from '../send.ts';
import { readChangeEvent } from './change-event.ts';

/** Events of which a second message changes nothing. */
const REMEMBERED = 10_000;

interface RevalidateParts {
  cache: Pick<PageCache, 'purge'>;
  /** Called with the number of content that went to the trash or was deleted. */
  onTrashed?: (contentId: number) => void;
}

/**
 * Follows messages of the CMS about what changed, which the route's policy has found to be signed. An event that is
 * sent again, with a new signature, is confirmed and changes nothing.
 */
export function createRevalidate({ cache, onTrashed = () => undefined }: RevalidateParts): Answer {
  const events = new LRUCache<string, true>({ max: REMEMBERED });

  return ({ res, requestId, signedBody }) => {
    if (!signedBody) throw new Error('The row of the webhook has to say that it is for the CMS.');
    const event = readChangeEvent(signedBody);
    if (!event) {
      log.warn({ requestId, status: 400, outcome: 'not an event' }, 'revalidation');
      return sendText(res, 400, 'Send {"id": "<uuid>", "tags": ["…"], "paths": ["/…/"]}.', { connection: 'close' });
    }
    const isKnown = events.has(event.id);
    if (!isKnown) for (const contentId of event.trashed) onTrashed(contentId);
    const refreshed = isKnown ? 0 : cache.purge(event).length;
    // Only now: a message that could not be followed has to do its work when it is sent again.
    events.set(event.id, true);
    const outcome = isKnown ? 'known' : 'refreshed';
    log.info({ requestId, status: 200, outcome, refreshed, event: event.id }, 'revalidation');
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(`${JSON.stringify({ refreshed })}\n`);
  };
}
