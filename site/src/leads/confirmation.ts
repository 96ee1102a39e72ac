import { safeHref } from '../content/safe-href.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import type { ShownConfirmation } from '../forms/submission-answer.ts';

/** As the CMS sent it. */
export interface CmsConfirmation {
  type: 'MESSAGE' | 'REDIRECT' | null;
  message: string | null;
  url: string | null;
}

/** What success says when the CMS said nothing. */
export function defaultConfirmation({ confirmationMessage }: FormDefinition): ShownConfirmation {
  return { type: 'message', html: confirmationMessage };
}

/**
 * What a visitor is shown. Addresses on the CMS become paths of ours; what is neither a path nor http(s)
 * is not followed.
 */
export function shownConfirmation(form: FormDefinition, confirmation: CmsConfirmation | null): ShownConfirmation {
  if (confirmation?.type === 'REDIRECT') {
    const url = safeHref(confirmation.url);
    if (url && /^(?:\/(?!\/)|https?:)/.test(url)) return { type: 'redirect', url };
  }
  const html = sanitizeHtml(confirmation?.message ?? '');
  return html ? { type: 'message', html } : defaultConfirmation(form);
}
