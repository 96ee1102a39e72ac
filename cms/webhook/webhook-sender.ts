import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@headwater/contract/http/signed-headers.ts';
import type { Change, ChangeMessage } from '@headwater/contract/webhook.ts';
import type { WaitingMessage, WebhookQueue } from './webhook-queue.ts';

export interface WebhookOptions {
  /** URL of the site's `/api/revalidate`. */
  url: string;
  /** The secret that site and CMS share. */
  secret: string;
  log?: (level: 'debug' | 'warn' | 'error', message: string) => void;
  /** Epoch milliseconds. */
  now?: () => number;
  /** Schedules a task after some milliseconds; returns a function that cancels it. */
  later?: (task: () => void, milliseconds: number) => () => void;
}

const timeoutMs = 5_000;
/** A whole second: a retry needs another timestamp, or it is rejected as a replay. */
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** Far longer than the site serves a page without revalidating it. */
const giveUpMs = 3_600_000;
/** As long as a preview link may be valid: until then the site must be notified if its draft is trashed. */
const giveUpTrashedMs = 30 * 24 * 3_600_000;

function sendFor({ tags }: Change): number {
  return tags.some((tag) => tag.startsWith('trashed:')) ? giveUpTrashedMs : giveUpMs;
}

/** What to do with a message after the receiver's response. */
function verdict(status: number): 'done' | 'refused' | 'again' {
  if (status >= 200 && status < 300) return 'done';
  return status === 400 || status === 413 || status === 415 ? 'refused' : 'again';
}

function pauseAfter(attempts: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 10));
}

/** Sends the queue to the site, one message at a time, each until it is delivered. */
export function webhookSender(queue: WebhookQueue, options: WebhookOptions) {
  const { log = () => undefined, now = Date.now, later = byTimer } = options;
  const closing = new AbortController();
  let isSending = false;
  let takeBack: (() => void) | undefined;

  /** @returns the status of the site's response. @throws what `fetch` throws */
  const post = async (message: ChangeMessage): Promise<number> => {
    const body = JSON.stringify(message);
    const response = await fetch(options.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(body, options.secret, Math.floor(now() / 1000)),
      },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.arrayBuffer();
    return response.status;
  };

  const send = async ({ id, tags, paths }: WaitingMessage): Promise<'done' | 'refused' | 'again'> => {
    try {
      const status = await post({ id, tags, paths });
      const outcome = verdict(status);
      if (outcome === 'done')
        log('debug', `Notified the site of a change: ${tags.length} keys, ${paths.length} paths.`);
      else log('warn', `The site responded with ${status} to a message about a change.`);
      return outcome;
    } catch (error) {
      if (!closing.signal.aborted) log('warn', `The site could not be notified of a change: ${reason(error)}.`);
      return 'again';
    }
  };

  const work = async (): Promise<void> => {
    for (let message = queue.first(); message && !closing.signal.aborted; message = queue.first()) {
      queue.countAttempt(message.place);
      const outcome = await send(message);
      if (closing.signal.aborted) return;
      const isTooOld = now() - message.since > sendFor(message);
      if (outcome === 'again' && !isTooOld) {
        takeBack = later(wake, pauseAfter(message.attempts + 1));
        return;
      }
      if (outcome !== 'done')
        log('error', 'Gave up sending a change: the site serves its stored pages until they are stale.');
      queue.remove(message.place);
    }
  };

  /** Starts sending unless it is running or pausing. */
  function wake(): void {
    takeBack = undefined;
    if (isSending || closing.signal.aborted) return;
    isSending = true;
    void work()
      .catch((error: unknown) => {
        // Queued messages stay in the database; the CMS must keep serving content meanwhile.
        log('error', `The queue of changes for the site could not be read or written: ${reason(error)}.`);
        if (!closing.signal.aborted) takeBack = later(wake, longestPauseMs);
      })
      .finally(() => {
        isSending = false;
      });
  }

  wake();
  return {
    /** Queues a change and returns at once; the site is notified as soon as it can be reached. */
    changed: (change: Change): void => {
      queue.add(change, now());
      if (!takeBack) setImmediate(wake);
    },
    /** Sends a message that changes nothing. */
    test: async (): Promise<{ state: 'sent' | 'failed'; answer: string }> => {
      try {
        const status = await post({ id: randomUUID(), tags: ['headwater:doctor'], paths: [] });
        return { state: verdict(status) === 'done' ? 'sent' : 'failed', answer: `HTTP ${status}` };
      } catch (error) {
        return { state: 'failed', answer: reason(error) };
      }
    },
    /** Stops sending. Unsent messages are sent after the next start. */
    close: (): void => {
      closing.abort();
      takeBack?.();
    },
  };
}

/** Why a request failed, without content. */
function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

function byTimer(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds).unref();
  return () => clearTimeout(timer);
}
