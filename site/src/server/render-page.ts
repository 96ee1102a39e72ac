import { randomUUID } from 'node:crypto';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { createPageContext } from '../cms-client/page-context.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import { type AstroHandler, type PageLocals, renderAnonymously } from './astro-handler.ts';
import { log } from './log.ts';

/** What of Astro's headers a page keeps; the server adds its own. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'location', 'set-cookie', 'cache-control'];

/** Astro leaves it to the `<meta>` element, which a browser only finds after it began to guess. */
function withCharset(value: string): string {
  return value === 'text/html' ? 'text/html; charset=utf-8' : value;
}

/**
 * Renders a target (path and query) as nobody in particular, and logs what went wrong on the way. What
 * comes out may be kept unless `more` went in.
 * @param onForms given the forms that a page holds, as the CMS just described them
 */
export function createPageRenderer(
  handler: AstroHandler,
  client: CmsClient,
  onForms: (forms: readonly FormDefinition[]) => void = () => undefined,
) {
  return async (
    target: string,
    requestId: string = randomUUID(),
    more: Partial<PageLocals> = {},
  ): Promise<RenderedPage> => {
    const forms: FormDefinition[] = [];
    const context = { ...createPageContext(client, requestId), forms, ...more };
    const { status, headers, body } = await renderAnonymously(handler, target, context);
    if (context.failure) log.warn({ requestId, err: context.failure }, 'the page could not be rendered');
    else if (context.isPartial) log.warn({ requestId }, 'the CMS answered only in part');
    for (const warning of context.warnings) log.warn({ requestId }, warning);
    // Before anybody gets the page: from then on its forms may be sent.
    onForms(forms);
    return {
      status,
      headers: Object.fromEntries(
        KEPT_HEADERS.flatMap((name) => (headers[name] ? [[name, withCharset(headers[name])]] : [])),
      ),
      body,
      tags: [...context.tags],
      isPartial: context.isPartial,
      validUntil: context.validUntil,
    };
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
