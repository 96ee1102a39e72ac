import type { ThirdParties } from '../consent/third-parties.ts';
import type { CmsClient, QueryPublic } from './cms-client.ts';
import { CmsUnreachableError, type ReportedError, WRONG_VALUE } from './errors.ts';
import { isSharedByPages } from './shared-by-pages.ts';
import type { SharedResponses } from './shared-responses.ts';
import { untilAborted } from './until-aborted.ts';

/** What a rendering gets, and what it reports to the page cache. */
export interface PageContext {
  /** Queries the CMS as a visitor, and adds the response's tags to `tags`; like `queryShared` for `sharedByPages`. */
  queryPublic: QueryPublic;
  /** Like `queryPublic`, for data that all pages share: the response may be shared and some seconds old. */
  queryShared: QueryPublic;
  /** Tags of the nodes on the page: a change to one of them makes the page stale. */
  tags: Set<string>;
  /** Third parties of the page, which the server opens its policy for once the visitor allows them. */
  thirdParties: ThirdParties;
  /** Age of the oldest shared response, in milliseconds. */
  sharedAgeMs: number;
  /** Aborts every query of the page, and the wait for shared responses. */
  signal: AbortSignal | undefined;
  /** Set when the CMS could not resolve all of the page: shown if there is nothing better, never cached. */
  isPartial: boolean;
  /** Why the page could not be rendered. */
  failure: Error | undefined;
  /** Problems in the content, for the log: the page is rendered without the affected parts. */
  warnings: string[];
  /** How many more forms the page may show. */
  formsLeft: number;
  /** When the page becomes outdated by itself, as epoch milliseconds; undefined when no such time is known. */
  validUntil: number | undefined;
  /** Until when a form counts as full, as epoch milliseconds; absent where visitors cannot send forms. */
  formFullUntil?: (formId: number) => number | undefined;
  /** Whether the CMS takes files with a lead; absent where visitors cannot send forms. */
  acceptsFiles?: () => boolean;
  requestId: string;
}

/** Forms per page. Each takes a query and up to a hundred kilobytes, and a text can embed thousands. */
const MAX_FORMS = 20;

interface PageContextOptions {
  signal?: AbortSignal | undefined;
  /** Responses shared between pages; without them, each page sends its own queries. */
  shared?: SharedResponses | undefined;
}

/** Creates a context for one rendering. */
export function createPageContext(
  client: Pick<CmsClient, 'queryPublic'>,
  requestId: string,
  { signal, shared }: PageContextOptions = {},
): PageContext {
  const tags = new Set<string>();
  /** Adds what a response says about the page. A value of a wrong type is no state of the CMS that may last. */
  const note = (response: { tags: readonly string[]; errors: readonly ReportedError[] }) => {
    for (const tag of response.tags) tags.add(tag);
    context.isPartial ||= response.errors.some(({ code }) => code === WRONG_VALUE);
  };
  const queryAlone: QueryPublic = async (document, variables) => {
    const response = await client.queryPublic(document, variables, signal);
    note(response);
    return response;
  };
  const context: PageContext = {
    queryPublic: (document, variables) =>
      isSharedByPages(document) ? context.queryShared(document, variables) : queryAlone(document, variables),
    async queryShared(document, variables) {
      if (!shared) return queryAlone(document, variables);
      const response = await untilAborted(shared.query(document, variables), signal).catch((cause: unknown) => {
        if (cause !== signal?.reason) throw cause;
        throw new CmsUnreachableError('a shared query', 'the page has no time left', { cause });
      });
      note(response);
      // What an outage left may be outdated: the page is shown, and not stored.
      context.isPartial ||= response.isOld;
      context.sharedAgeMs = Math.max(context.sharedAgeMs, response.ageMs);
      return response;
    },
    tags,
    thirdParties: {},
    sharedAgeMs: 0,
    signal,
    isPartial: false,
    failure: undefined,
    warnings: [],
    formsLeft: MAX_FORMS,
    validUntil: undefined,
    requestId,
  };
  return context;
}

/** Sets a time at which the page becomes outdated; the earliest one counts. @param at epoch milliseconds */
export function endValidity(context: Pick<PageContext, 'validUntil'>, at: number | undefined): void {
  if (at !== undefined) context.validUntil = Math.min(at, context.validUntil ?? at);
}

/** Counts one more form on the page; returns false, with one warning per page, when the limit is reached. */
export function reserveForm(context: Pick<PageContext, 'formsLeft' | 'warnings'>): boolean {
  if (context.formsLeft === 0)
    context.warnings.push(`the page contains more than ${MAX_FORMS} forms; the rest is left out`);
  context.formsLeft -= 1;
  return context.formsLeft >= 0;
}
