import type { PageCache } from '../../page-cache/page-cache.ts';
import { recentMap } from '../../page-cache/recent-map.ts';
import type { Work } from '../../telemetry/observe.ts';
import type { Tracing } from '../../telemetry/tracing.ts';
import type { Responder } from '../exchange.ts';
import { sendText } from '../http/send.ts';
import { log } from '../operators/log.ts';
import { type ChangeEvent, readChangeEvent } from './change-event.ts';

/** Number of event IDs in memory; a repeated message about one of these events changes nothing. */
const REMEMBERED = 10_000;

interface RevalidateParts {
  cache: Pick<PageCache, 'purge'>;
  /** Called with the database ID of content that was trashed or deleted. */
  onTrashed?: (contentId: number) => Promise<void>;
  /** Reports the event to the other instances. Never rejects. */
  publish?: (event: ChangeEvent) => Promise<void>;
}

/**
 * Creates the webhook's responder: it purges the pages that a message of the CMS lists. The route's policy has verified
 * the signature. A repeated event, with a new signature, is confirmed and changes nothing.
 */
export function createRevalidate(parts: RevalidateParts): Responder {
  const { cache, onTrashed = async () => undefined, publish = async () => undefined } = parts;
  const events = recentMap<true>(REMEMBERED);

  return async ({ res, requestId, signedBody }) => {
    if (!signedBody) throw new Error("The webhook's row in the route table must have the access of the CMS.");
    const event = readChangeEvent(signedBody);
    if (!event) {
      log.warn({ requestId, status: 400, outcome: 'not an event' }, 'revalidation');
      return sendText(res, 400, 'Send {"id": "<uuid>", "tags": ["…"], "paths": ["/…/"]}.');
    }
    const isKnown = events.has(event.id);
    const refreshed = isKnown ? 0 : cache.purge(event).length;
    // Before the response: a CMS that got one does not send the message again.
    if (!isKnown) await publish(event);
    // After the pages: they don't wait for a database that is away.
    if (!isKnown) await Promise.all(event.trashed.map(onTrashed));
    // Recorded last: a message that failed to be processed must take effect when it is resent.
    events.set(event.id, true);
    const outcome = isKnown ? 'known' : 'refreshed';
    log.info({ requestId, status: 200, outcome, refreshed, event: event.id }, 'revalidation');
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(`${JSON.stringify({ refreshed })}\n`);
  };
}

/** Responds as work of its own in a trace; without traces, the same responder. */
export function traced(work: Work, { observe }: Tracing, respond: Responder): Responder {
  if (!observe) return respond;
  return (exchange) =>
    observe(
      work,
      async () => respond(exchange),
      () => ({ outcome: String(exchange.res.statusCode) }),
    );
}
