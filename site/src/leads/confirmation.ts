import * as texts from '@headwater/brand/texts.ts';
import { referenceOf, referenceTag } from '@headwater/contract/forms/reference.ts';
import { usedWhenMatched } from '@headwater/gravity-forms/rules/conditions.ts';
import { settledVisibility } from '@headwater/gravity-forms/rules/visibility.ts';
import { safeHref } from '../content/safe-href.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormConfirmation, FormDefinition } from '../forms/model/form-definition.ts';
import { postedValues } from '../forms/model/held-fields.ts';
import type { ShownConfirmation } from '../forms/model/submission-response.ts';

/** As the CMS sends it. */
export interface CmsConfirmation {
  type: 'MESSAGE' | 'REDIRECT' | null;
  message: string | null;
  url: string | null;
}

/** Where a confirmation leads: a path on this site or an http(s) URL; anything else is ignored. */
function redirectTo(target: string | null): ShownConfirmation | undefined {
  const url = safeHref(target);
  return url && /^(?:\/(?!\/)|https?:)/.test(url) ? { type: 'redirect', url } : undefined;
}

/** A confirmation's text without an entry to fill its merge tags; Gravity Forms' default text when it has tags. */
function withoutEntry(confirmation: FormConfirmation | undefined): ShownConfirmation {
  const { content } = confirmation ?? { content: null };
  const shown = content?.type === 'redirect' ? redirectTo(content.url) : content;
  return shown ?? { type: 'message', html: texts.fieldMessages.defaultConfirmation };
}

function defaultConfirmation({ confirmations }: FormDefinition): FormConfirmation | undefined {
  return confirmations.find(({ isDefault }) => isDefault);
}

/** The confirmation to show while the CMS has not responded: the first one whose rules match, or the default one. */
export function ownConfirmation(form: FormDefinition, values: readonly FieldValue[]): ShownConfirmation {
  const { shows } = settledVisibility(form.fields, postedValues(form.fields, values));
  const special = form.confirmations.filter(({ isDefault }) => !isDefault);
  return withoutEntry(
    special.find(({ conditionalLogic }) => shows(usedWhenMatched(conditionalLogic))) ?? defaultConfirmation(form),
  );
}

/** The confirmation with the lead's number. */
export function withReference(confirmation: ShownConfirmation, key: string): ShownConfirmation {
  const fill = (text: string) =>
    [referenceTag, encodeURIComponent(referenceTag)].reduce((all, tag) => all.replaceAll(tag, referenceOf(key)), text);
  return confirmation.type === 'message'
    ? { type: 'message', html: fill(confirmation.html) }
    : { type: 'redirect', url: fill(confirmation.url) };
}

/** The CMS's confirmation as shown to a visitor. URLs on the CMS become paths on this site. */
export function shownConfirmation(form: FormDefinition, confirmation: CmsConfirmation | null): ShownConfirmation {
  const redirect = confirmation?.type === 'REDIRECT' ? redirectTo(confirmation.url) : undefined;
  if (redirect) return redirect;
  const html = sanitizeHtml(confirmation?.message ?? '');
  return html ? { type: 'message', html } : withoutEntry(defaultConfirmation(form));
}
