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

/** Gravity Forms' own words. */
const DEFAULT_MESSAGE = '<p>Thanks for contacting us! We will get in touch with you shortly.</p>';

/** What success says when the CMS said nothing: the form's own text, unless only the CMS can complete it. */
export function defaultConfirmation({ confirmationMessage }: FormDefinition): ShownConfirmation {
  const hasMergeTags = /\{[^{}]+\}/.test(confirmationMessage);
  const html = hasMergeTags ? '' : sanitizeHtml(confirmationMessage);
  return { type: 'message', html: html || DEFAULT_MESSAGE };
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
