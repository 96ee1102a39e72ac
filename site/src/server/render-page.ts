import { randomUUID } from 'node:crypto';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { limits } from '../cms-client/limits.ts';
import { createPageContext } from '../cms-client/page-context.ts';
import type { SharedAnswers } from '../cms-client/shared-answers.ts';
import { untilAborted } from '../cms-client/until-aborted.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import { type AstroHandler, type PageLocals, renderAnonymously } from './astro-handler.ts';
import { log } from './log.ts';

/** Options of a rendering beyond its target. */
export type RenderOptions = Partial<PageLocals>;

/** Replaces a page that was not ready in time; the server sends its prepared one. */
const TOO_LATE: RenderedPage = { status: 503, headers: {}, body: Buffer.alloc(0), tags: [], isPartial: false };

/** Astro's headers that are part of a page; the server adds its own. */
const STORED_HEADERS = [
  'content-type',
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'location',
  'set-cookie',
  'cache-control',
];

/** Astro relies on the `<meta>` element, which a browser finds only after it has begun to guess. */
function withCharset(value: string): string {
  return value === 'text/html' ? 'text/html; charset=utf-8' : value;
}

/**
 * Renders a target (path and query) anonymously, and logs problems. The result
 * may be stored unless it contains visitors' data. A page that is not ready by its deadline, which
 * `more` may set, is a 503.
 * @param shared answers that pages share
 * @param onForms called with the forms on the page, as the CMS just described them
 * @param pageMs milliseconds in which a page must be rendered
 */
export function createPageRenderer(
  handler: AstroHandler,
  client: CmsClient,
  shared?: SharedAnswers,
  onForms: (forms: readonly FormDefinition[]) => void = () => undefined,
  pageMs: number = limits.page,
) {
  return async (target: string, requestId: string = randomUUID(), more: RenderOptions = {}): Promise<RenderedPage> => {
    const forms: FormDefinition[] = [];
    const { signal = AbortSignal.timeout(pageMs) } = more;
    const context = Object.assign(createPageContext(client, requestId, { signal, shared }), { forms }, more);
    const answer = await untilAborted(renderAnonymously(handler, target, context), signal).catch((error: unknown) => {
      if (error !== signal.reason) throw error;
    });
    if (!answer) {
      log.warn({ requestId, err: context.failure }, 'the page was not ready in time');
      return TOO_LATE;
    }
    const { status, headers, body } = answer;
    if (context.failure) log.warn({ requestId, err: context.failure }, 'the page could not be rendered');
    else if (context.isPartial) log.warn({ requestId }, 'the CMS answered only in part');
    for (const warning of context.warnings) log.warn({ requestId }, warning);
    // Before the page is sent: from then on visitors may send its forms.
    onForms(forms);
    return {
      status,
      headers: Object.fromEntries(
        STORED_HEADERS.flatMap((name) => (headers[name] ? [[name, withCharset(headers[name])]] : [])),
      ),
      body,
      tags: [...context.tags],
      ...(Object.keys(context.thirdParties).length > 0 && { thirdParties: context.thirdParties }),
      isPartial: context.isPartial,
      validUntil: context.validUntil,
      dataAgeMs: context.sharedAgeMs,
    };
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Renders the pages of a cache. @param forms the renderings' options about forms */
export function cacheRenderer(render: PageRenderer, forms: RenderOptions) {
  return (key: string, signal: AbortSignal): Promise<RenderedPage> => render(key, undefined, { signal, ...forms });
}
