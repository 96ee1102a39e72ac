import { setTimeout as pause } from 'node:timers/promises';
import type { FormAvailability } from './closed-forms.ts';

/** Whether a sanitized text has the message of a closed form: WordPress writes it as a paragraph like any other. */
export type IsClosedNotice = (html: string) => boolean;

export interface ClosedNotices {
  /** @returns undefined while no form has such a message */
  read(): Promise<IsClosedNotice | undefined>;
}

interface ClosedNoticesOptions {
  /** Fetches the forms' messages from the CMS. */
  fetchForms: () => Promise<readonly FormAvailability[]>;
  /** Milliseconds, of any clock. */
  now?: () => number;
}

/** Gravity Forms' default messages about schedules. */
const DEFAULTS = ['This form is not yet available.', 'Sorry. This form is no longer available.'];
/** Milliseconds for which all pages share a response. */
const FRESH_MS = 5_000;
/** Milliseconds that a page waits for it at most; after that, the page is rendered without it. */
const WAIT_MS = 1_000;

const BLOCK = /<\/?(?:p|div|ul|ol|li|h[1-6]|blockquote)\b[^<>]*>/i;

/** The letters and digits of each block of a text: quotes, entities and markup differ from one plugin to the next. */
function blocks(html: string): string[] {
  return html
    .split(BLOCK)
    .map((block) =>
      block
        .replace(/<[^<>]*>/g, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ''),
    )
    .filter((words) => words !== '');
}

/** The messages of closed forms with a schedule or a limit, each as a list of blocks. */
function noticesOf(forms: readonly FormAvailability[]): string[][] {
  const messages = forms.flatMap(({ schedule, limitMessage }) => [
    ...(schedule ? [schedule.pendingMessage, schedule.closedMessage, ...DEFAULTS] : []),
    limitMessage,
  ]);
  return messages.map((message) => blocks(message ?? '')).filter((notice) => notice.length > 0);
}

/** Fetches the messages when a page needs them, at most every five seconds; none when the CMS fails. */
export function createClosedNotices({
  fetchForms,
  now = () => performance.now(),
}: ClosedNoticesOptions): ClosedNotices {
  let notices: string[][] = [];
  let latest: { at: number; done: Promise<void> } | undefined;

  async function load(): Promise<void> {
    try {
      notices = noticesOf(await fetchForms());
    } catch {
      // The previous messages are good enough; the next request tries again.
    }
  }

  return {
    async read() {
      if (!latest || now() - latest.at >= FRESH_MS) latest = { at: now(), done: load() };
      await Promise.race([latest.done, pause(WAIT_MS, undefined, { ref: false })]);
      const known = notices;
      if (known.length === 0) return undefined;
      return (html) => {
        const texts = new Set(blocks(html));
        return texts.size > 0 && known.some((notice) => notice.every((block) => texts.has(block)));
      };
    },
  };
}
