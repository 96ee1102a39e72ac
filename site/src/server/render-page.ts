import { randomUUID } from 'node:crypto';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { limits } from '../cms-client/limits.ts';
import { createPageContext } from '../cms-client/page-context.ts';
import type { SharedResponses } from '../cms-client/shared-responses.ts';
import { untilAborted } from '../cms-client/until-aborted.ts';
import type { PageHandler } from '../document/page-handler.ts';
import type { PageLocals } from '../document/page-locals.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { ServedPage } from '../page-cache/served-page.ts';
import { type RenderedPage, storedPage } from '../page-cache/stored-page.ts';
import { type Ending, errorOutcome, type Observe } from '../telemetry/observe.ts';
import { log } from './operators/log.ts';

interface RendererParts {
  handler: PageHandler;
  client: CmsClient;
  /** Responses that pages share. */
  shared?: SharedResponses;
  /** Called with the forms on the page, as the CMS just described them. */
  onForms?: (forms: readonly FormDefinition[]) => Promise<void>;
  /** Milliseconds in which a page must be rendered. */
  pageMs?: number;
  /** What every rendering gets. */
  always?: RenderOptions;
  /** Called when one ended. */
  record?: (outcome: string, seconds: number) => void;
  /** Absent unless there are traces. */
  trace?: Observe | undefined;
  /** The policy that is sent for the policy of a rendered page. */
  policyOf?: (policy: string) => string;
}

/** Options of a rendering beyond its target. */
export type RenderOptions = Partial<PageLocals>;

/** Replaces a page that was not ready in time; the server sends its prepared one. */
const TOO_LATE: RenderedPage = { status: 503, headers: {}, body: Buffer.alloc(0), tags: [], isPartial: false };

/** Headers of a rendering that are part of a page; the server adds its own. */
const STORED_HEADERS: ReadonlySet<string> = new Set([
  'content-type',
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'location',
  'set-cookie',
  'cache-control',
]);

/** How a rendering ended. Only a page that the CMS has is named: any other path may be what a visitor made up. */
function renderEnding(target: string, page: RenderedPage): Ending {
  const outcome = page === TOO_LATE ? 'late' : `${page.status}`;
  const isPublic = page.status === 200 && page.tags.length > 0 && page.headers['set-cookie'] === undefined;
  return { outcome, ...(isPublic && { publicPath: target.replace(/\?.*$/s, '') }) };
}

/**
 * Renders a target (path and query) anonymously, and logs problems. The result
 * may be stored unless it contains visitors' data. A page that is not ready by its deadline, which
 * `more` may set, is a 503.
 */
export function createPageRenderer(parts: RendererParts) {
  const { handler, client, shared, onForms = async () => undefined, pageMs = limits.page, always = {} } = parts;
  const { record = () => undefined, trace, policyOf = (policy) => policy } = parts;

  function sent(name: string, value: string): string {
    return name === 'content-security-policy' ? policyOf(value) : value;
  }

  async function renderPage(target: string, requestId: string, more: RenderOptions): Promise<RenderedPage> {
    const forms: FormDefinition[] = [];
    const { signal = AbortSignal.timeout(pageMs) } = more;
    const context = Object.assign(createPageContext(client, requestId, { signal, shared }), { forms }, always, more);
    const response = await untilAborted(handler({ target, method: 'GET', headers: {} }, context), signal).catch(
      (error: unknown) => {
        if (error !== signal.reason) throw error;
      },
    );
    if (!response) {
      log.warn({ requestId, err: context.failure }, 'the page was not ready in time');
      return TOO_LATE;
    }
    const { status, body, cookies } = response;
    const headers = { ...response.headers, ...(cookies.length > 0 && { 'set-cookie': cookies.join(', ') }) };
    if (context.failure) log.warn({ requestId, err: context.failure }, 'the page could not be rendered');
    else if (context.isPartial) log.warn({ requestId }, 'the CMS responded only in part');
    for (const warning of context.warnings) log.warn({ requestId }, warning);
    // Before the page is sent: from then on visitors may send its forms.
    await onForms(forms);
    return {
      status,
      headers: Object.fromEntries(
        Object.entries<string>(headers).flatMap(([name, value]) =>
          STORED_HEADERS.has(name) ? [[name, sent(name, value)]] : [],
        ),
      ),
      body,
      tags: [...context.tags],
      ...(Object.keys(context.thirdParties).length > 0 && { thirdParties: context.thirdParties }),
      isPartial: context.isPartial,
      validUntil: context.validUntil,
      dataAgeMs: context.sharedAgeMs,
    };
  }

  return async (target: string, requestId: string = randomUUID(), more: RenderOptions = {}): Promise<RenderedPage> => {
    const startedAt = performance.now();
    const recordEnd = (outcome: string) => record(outcome, (performance.now() - startedAt) / 1000);
    const run = () => renderPage(target, requestId, more);
    try {
      const page = await (trace ? trace({ kind: 'render' }, run, (ended) => renderEnding(target, ended)) : run());
      recordEnd(renderEnding(target, page).outcome);
      return page;
    } catch (error) {
      recordEnd(errorOutcome(error));
      throw error;
    }
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Renders the pages of a cache. @param forms the renderings' options about forms */
export function cacheRenderer(render: PageRenderer, forms: RenderOptions) {
  return (key: string, signal: AbortSignal): Promise<RenderedPage> => render(key, undefined, { signal, ...forms });
}

/** A page for one response, which is not stored. */
export function justRendered(rendered: RenderedPage): ServedPage {
  return { page: storedPage(rendered, 0, 0), state: 'MISS', ageSeconds: 0 };
}
