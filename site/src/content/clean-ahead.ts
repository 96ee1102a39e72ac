import { setImmediate as nextTurn } from 'node:timers/promises';
import { markupLimits, withinMarkupBudget } from './markup-budget.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Shorter texts are cleaned when they are rendered, within a fraction of a millisecond. */
const SHORT = 2_000;
/** Parsed by a reader of its own, with its own limit. */
const NOT_SHOWN = 'fullHead';

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Cleans the long texts in answers of the CMS as they arrive, one by one, so that other requests run in
 * between; components then find them in the sanitizer's cache. HTML beyond the limit for one page is
 * replaced by plain text in the answer itself.
 * @returns a function for all answers of one page; it resolves with warnings for the log
 */
export function createCleaner(most: number = markupLimits.page): (data: unknown) => Promise<string[]> {
  let left = most;

  return async (data) => {
    const warnings: string[] = [];
    const waiting = isContainer(data) ? [data] : [];
    for (let container = waiting.pop(); container; container = waiting.pop()) {
      for (const [key, value] of Object.entries(container)) {
        if (isContainer(value)) waiting.push(value);
        if (typeof value !== 'string' || key === NOT_SHOWN || !value.includes('<')) continue;
        const cleaned = withinMarkupBudget(value, left);
        left = Math.max(0, left - value.length);
        if (cleaned !== value) {
          container[key] = cleaned;
          warnings.push(`the text "${key}" exceeds the limit for HTML on a page; the rest is shown as plain text`);
        }
        if (value.length < SHORT) continue;
        sanitizeHtml(cleaned);
        await nextTurn();
      }
    }
    return warnings;
  };
}
