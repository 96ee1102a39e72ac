import * as texts from '@headwater/brand/texts.ts';
import { limits } from '../../cms-client/limits.ts';
import type { ConsentRule } from '../../consent/consent-rule.ts';
import { SAVED_FORM } from '../../saved-forms/saved-form-path.ts';
import type { SavedFormView } from '../../saved-forms/saved-form-view.ts';
import type { Exchange } from '../exchange.ts';
import { sendEncoded, sendText } from '../http/send.ts';
import type { ErrorPages } from '../page/error-pages.ts';
import { sendPage } from '../page/send-page.ts';
import type { PageRenderer } from '../render-page.ts';
import { justRendered } from '../render-page.ts';

interface SenderParts {
  render: PageRenderer;
  errorPages: ErrorPages;
  consentRule: ConsentRule;
  /** Milliseconds in which the page must be rendered. */
  pageMs?: number | undefined;
}

/** Sends the page of a saved form. Its URL is a secret, which no other site and no search engine gets. */
export function createSavedFormSender({ render, errorPages, consentRule, pageMs = limits.form.page }: SenderParts) {
  return async ({ req, res, requestId }: Exchange, status: number, view: SavedFormView): Promise<void> => {
    res.setHeader('referrer-policy', 'no-referrer');
    res.setHeader('x-robots-tag', 'noindex');
    const signal = AbortSignal.timeout(pageMs);
    const rendered = await render(SAVED_FORM, requestId, { savedForm: view, signal });
    if (rendered.status !== 200) return sendText(res, 503, texts.savedFormUnavailable);
    const served = justRendered({ ...rendered, status });
    // A failure has its own message here, in place of the site's error page.
    if (status >= 500) return sendEncoded(req, res, served.page);
    sendPage(req, res, served, errorPages, requestId, consentRule);
  };
}
