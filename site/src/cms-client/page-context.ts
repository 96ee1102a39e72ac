import type { CmsClient, QueryPublic } from './cms-client.ts';
import { CmsUnreachableError } from './errors.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { untilAborted } from './until-aborted.ts';

/** What a rendering is given, and what it leaves behind for the page cache. */
export interface PageContext {
  /** Asks the CMS as a visitor, and notes in `tags` which nodes the answer touched. */
  queryPublic: QueryPublic;
  /** As `queryPublic`, for what all pages show alike: the answer may be shared, and some seconds old. */
  queryShared: QueryPublic;
  /** Names of the nodes that the page is made of: a change to one of them makes the page old. */
  tags: Set<string>;
  /** By how many milliseconds the oldest shared answer is older than its question. */
  sharedAgeMs: number;
  /** Ends every question of the page, and the wait for shared answers. */
  signal: AbortSignal | undefined;
  /** Set when the CMS could not resolve all of the page: shown if there is nothing better, never kept. */
  isPartial: boolean;
  /** Why there is no page. */
  failure: Error | undefined;
  /** What in the content is wrong, for the log: the page does without it. */
  warnings: string[];
  /** Forms that the page may still hold. */
  formsLeft: number;
  /** When the page stops being true, as epoch milliseconds; undefined while nobody knows of such a moment. */
  validUntil: number | undefined;
  /** Until when a form is taken for full, as epoch milliseconds; absent where nobody sends forms. */
  formFullUntil?: (formId: number) => number | undefined;
  requestId: string;
}

/** Forms on one page. Each is a question to the CMS and up to a hundred kilobytes: a text can name thousands. */
const MOST_FORMS = 20;

interface PageContextOptions {
  signal?: AbortSignal | undefined;
  /** Answers shared between pages; without them each page asks for itself. */
  shared?: SharedAnswers | undefined;
}

/** A context for one rendering. */
export function createPageContext(
  client: CmsClient,
  requestId: string,
  { signal, shared }: PageContextOptions = {},
): PageContext {
  const tags = new Set<string>();
  const queryPublic: QueryPublic = async (document, variables) => {
    const answer = await client.queryPublic(document, variables, signal);
    for (const tag of answer.tags) tags.add(tag);
    return answer;
  };
  const context: PageContext = {
    queryPublic,
    async queryShared(document, variables) {
      if (!shared) return queryPublic(document, variables);
      const answer = await untilAborted(shared.ask(document, variables), signal).catch((cause: unknown) => {
        if (!signal?.aborted || cause !== signal.reason) throw cause;
        throw new CmsUnreachableError('a shared question', 'the page has no time left', { cause });
      });
      for (const tag of answer.tags) tags.add(tag);
      context.sharedAgeMs = Math.max(context.sharedAgeMs, answer.ageMs);
      return answer;
    },
    tags,
    sharedAgeMs: 0,
    signal,
    isPartial: false,
    failure: undefined,
    warnings: [],
    formsLeft: MOST_FORMS,
    validUntil: undefined,
    requestId,
  };
  return context;
}

/** Notes a moment from which on the page is no longer true; the first of several counts. @param at epoch milliseconds */
export function endValidity(context: Pick<PageContext, 'validUntil'>, at: number | undefined): void {
  if (at !== undefined) context.validUntil = Math.min(at, context.validUntil ?? at);
}

/** Takes a place for one more form on the page; the first one that finds none leaves a line for the log. */
export function reserveForm(context: Pick<PageContext, 'formsLeft' | 'warnings'>): boolean {
  if (context.formsLeft === 0)
    context.warnings.push(`the page names more than ${MOST_FORMS} forms; the rest is left out`);
  context.formsLeft -= 1;
  return context.formsLeft >= 0;
}
