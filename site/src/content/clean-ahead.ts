import { setImmediate as nextTurn } from 'node:timers/promises';
import { imagePath } from './image-url.ts';
import { markupLimits, withinMarkupBudget } from './markup-budget.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Shorter texts are cleaned when they are rendered, within a fraction of a millisecond. */
const SHORT = 2_000;
/** Parsed by a reader of its own, with its own limit. */
const NOT_SHOWN = 'fullHead';

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A picture of a format or host that the site does not show. */
function isUnshown(value: unknown): value is { sourceUrl: string } {
  return isContainer(value) && typeof value.sourceUrl === 'string' && imagePath(value.sourceUrl) === undefined;
}

/**
 * Leaves out pictures that the site does not show, before sections decide whether they have some; and cleans the long
 * texts in responses of the CMS as they arrive, one by one, so that other requests run in between; components then find
 * them in the sanitizer's cache. HTML beyond the limit for one page is replaced by plain text in the response itself.
 * @returns a function for all responses of one page; it resolves with warnings for the log
 */
export function createCleaner(most: number = markupLimits.page): (data: unknown) => Promise<string[]> {
  let left = most;

  return async (data) => {
    const warnings: string[] = [];
    const isShown = (media: unknown): boolean => {
      if (!isUnshown(media)) return true;
      warnings.push(`the picture ${media.sourceUrl} is left out: the site shows no pictures of its format or host`);
      return false;
    };
    const texts: [container: Record<string, unknown>, key: string, html: string][] = [];
    function walk(container: Record<string, unknown>): void {
      for (const [key, value] of Object.entries(container)) {
        if (typeof value === 'string') {
          if (key !== NOT_SHOWN && value.includes('<')) texts.push([container, key, value]);
        } else if (isContainer(value)) {
          if (Array.isArray(value.nodes)) value.nodes = value.nodes.filter(isShown);
          if (isShown(value.node)) walk(value);
          else container[key] = null;
        }
      }
    }
    if (isContainer(data)) walk(data);
    for (const [container, key, html] of texts) {
      const cleaned = withinMarkupBudget(html, left);
      left = Math.max(0, left - html.length);
      if (cleaned !== html) {
        container[key] = cleaned;
        warnings.push(`the text "${key}" exceeds the limit for HTML on a page; the rest is shown as plain text`);
      }
      if (html.length < SHORT) continue;
      sanitizeHtml(cleaned);
      await nextTurn();
    }
    return warnings;
  };
}
