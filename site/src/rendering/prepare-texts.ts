import { isCmsError } from '../cms-client/errors.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { splitAtForms } from '../content/split-at-forms.ts';
import { type ClosedForms, fetchClosedForms } from '../forms/server/closed-forms.ts';
import type { ClosedNotices } from '../forms/server/closed-notices.ts';
import { embedTitle } from '../forms/server/embed-title.ts';
import { fetchForm } from '../forms/server/fetch-form.ts';
import { usesTag } from '../forms/server/page-tags.ts';
import type { PreparedForm, PreparedTexts, RenderLocals } from './rendering.ts';

interface TextLocals
  extends Pick<RenderLocals, 'queryPublic' | 'acceptsFiles' | 'warnings' | 'isPartial' | 'formsLeft'> {
  /** Finds closed forms in texts; absent where the page is not stored. */
  closedNotices?: ClosedNotices;
}

/** What each way to embed a form contains: a rendered form, a closed one, a shortcode, a block. */
const FORM = /gform_|gf_submission|gravityform/i;

/** What a page says to search engines; components show none of it. */
const NOT_SHOWN: readonly string[] = ['head', 'seo'];

/** All texts with markup in the data of a page. */
function markupIn(data: unknown): Set<string> {
  const found = new Set<string>();
  function walk(value: unknown): void {
    if (typeof value === 'string') {
      if (value.includes('<') || value.includes('[')) found.add(value);
    } else if (Array.isArray(value)) {
      for (const part of value) walk(part);
    } else if (typeof value === 'object' && value !== null) {
      for (const key in value) if (!NOT_SHOWN.includes(key)) walk(value[key as keyof typeof value]);
    }
  }
  walk(data);
  return found;
}

async function prepareForm(locals: TextLocals, formId: number, path: string): Promise<PreparedForm | undefined> {
  try {
    const form = await fetchForm(locals.queryPublic, formId, locals.acceptsFiles);
    if (!form) return undefined;
    return { form, embedTitle: usesTag(form, 'embed_title') ? await embedTitle(locals.queryPublic, path) : '' };
  } catch (error) {
    // A form that the CMS cannot describe does not break its page; an outage is handled by the page.
    if (!(error instanceof Error) || error.name !== 'CmsQueryError') throw error;
    locals.isPartial = true;
    locals.warnings.push(`form ${formId} could not be read: ${error.message}`);
    return undefined;
  }
}

async function prepareClosed(locals: TextLocals): Promise<ClosedForms | undefined> {
  try {
    return await fetchClosedForms(locals.queryPublic, Date.now());
  } catch (error) {
    if (!isCmsError(error)) throw error;
    locals.warnings.push(`which forms are closed could not be queried: ${error.message}`);
    return undefined;
  }
}

/**
 * Finds what the texts of a page embed, and fetches it.
 * @param data all that the page shows
 * @param path of the page
 * @throws CmsError when the CMS fails
 */
export async function prepareTexts(data: unknown, locals: TextLocals, path: string): Promise<PreparedTexts> {
  const written = markupIn(data);
  const isNotice = written.size > 0 ? await locals.closedNotices?.read() : undefined;
  const formIds = new Set<number>();
  const closed = new Set<string>();
  let hasClosed = false;
  for (const text of written) {
    const embeds = FORM.test(text);
    if (!embeds && !isNotice) continue;
    const safe = sanitizeHtml(text);
    const parts = embeds ? splitAtForms(safe) : [];
    for (const part of parts) if (part.kind === 'form') formIds.add(part.formId);
    const isMarked = parts.some(({ kind }) => kind === 'closed');
    if (!isMarked && isNotice?.(safe)) closed.add(safe);
    hasClosed ||= isMarked || closed.has(safe);
  }
  const wanted = [...formIds].slice(0, locals.formsLeft);
  const [forms, closedForms] = await Promise.all([
    Promise.all(wanted.map(async (id) => [id, await prepareForm(locals, id, path)] as const)),
    hasClosed ? prepareClosed(locals) : undefined,
  ]);
  return {
    forms: new Map(forms.filter((entry): entry is [number, PreparedForm] => entry[1] !== undefined)),
    closed,
    closedForms,
  };
}
