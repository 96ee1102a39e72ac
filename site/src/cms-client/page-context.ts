import type { CmsClient, QueryPublic } from './cms-client.ts';

/** What a rendering is given, and what it leaves behind for the page cache. */
export interface PageContext {
  /** Asks the CMS as a visitor, and notes in `tags` which nodes the answer touched. */
  queryPublic: QueryPublic;
  /** Names of the nodes that the page is made of: a change to one of them makes the page old. */
  tags: Set<string>;
  /** Set when the CMS could not resolve all of the page: shown if there is nothing better, never kept. */
  isPartial: boolean;
  /** Why there is no page. */
  failure: Error | undefined;
  /** What in the content is wrong, for the log: the page does without it. */
  warnings: string[];
  /** When the page stops being true, as epoch milliseconds; undefined while nobody knows of such a moment. */
  validUntil: number | undefined;
  /** Until when a form is taken for full, as epoch milliseconds; absent where nobody sends forms. */
  formFullUntil?: (formId: number) => number | undefined;
  requestId: string;
}

/** A context for one rendering. */
export function createPageContext(client: CmsClient, requestId: string): PageContext {
  const tags = new Set<string>();
  return {
    async queryPublic(document, variables) {
      const answer = await client.queryPublic(document, variables);
      for (const tag of answer.tags) tags.add(tag);
      return answer;
    },
    tags,
    isPartial: false,
    failure: undefined,
    warnings: [],
    validUntil: undefined,
    requestId,
  };
}

/** Notes a moment from which on the page is no longer true; the first of several counts. @param at epoch milliseconds */
export function endValidity(context: Pick<PageContext, 'validUntil'>, at: number | undefined): void {
  if (at !== undefined) context.validUntil = Math.min(at, context.validUntil ?? at);
}
