import { setTimeout as pause } from 'node:timers/promises';
import type { FormAvailability } from './closed-forms.ts';

/** Finds the message of a closed form in a text: WordPress writes it as a paragraph like any other. */
export interface ClosedNotices {
  /** @param html sanitized */
  isIn(html: string): Promise<boolean>;
}

interface ClosedNoticesOptions {
  /** Asks the CMS for what its forms say. */
  fetchForms: () => Promise<readonly FormAvailability[]>;
  /** Milliseconds of any origin. */
  now?: () => number;
}

/** What Gravity Forms says about a schedule where the editor wrote nothing. */
const DEFAULTS = ['This form is not yet available.', 'Sorry. This form is no longer available.'];
/** For so long, in milliseconds, an answer serves all pages. */
const FRESH_MS = 5_000;
/** A page waits no longer for it: it is shown in any case, and looked at again like every other. */
const PATIENCE_MS = 1_000;

const BLOCK = /<\/?(?:p|div|ul|ol|li|h[1-6]|blockquote)\b[^>]*>/i;

/** The letters and digits of each block of a text: quotes, entities and markup differ from one plugin to the next. */
function blocks(html: string): string[] {
  return html
    .split(BLOCK)
    .map((block) =>
      block
        .replace(/<[^>]*>/g, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ''),
    )
    .filter((words) => words !== '');
}

/** What forms with a schedule or a limit say when they are closed, each as its blocks. */
function noticesOf(forms: readonly FormAvailability[]): string[][] {
  const messages = forms.flatMap(({ schedule, limitMessage }) => [
    ...(schedule ? [schedule.pendingMessage, schedule.closedMessage, ...DEFAULTS] : []),
    limitMessage,
  ]);
  return messages.map((message) => blocks(message ?? '')).filter((notice) => notice.length > 0);
}

/** Asks for the messages when a page needs them, at most every five seconds; a CMS that fails has none. */
export function createClosedNotices({
  fetchForms,
  now = () => performance.now(),
}: ClosedNoticesOptions): ClosedNotices {
  let notices: string[][] = [];
  let asked: { at: number; done: Promise<void> } | undefined;

  async function ask(): Promise<void> {
    try {
      notices = noticesOf(await fetchForms());
    } catch {
      // What was known is good enough, and the next page asks again.
    }
  }

  return {
    async isIn(html) {
      const texts = new Set(blocks(html));
      if (texts.size === 0) return false;
      if (!asked || now() - asked.at >= FRESH_MS) asked = { at: now(), done: ask() };
      await Promise.race([asked.done, pause(PATIENCE_MS, undefined, { ref: false })]);
      return notices.some((notice) => notice.every((block) => texts.has(block)));
    },
  };
}
