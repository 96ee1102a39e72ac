import { messages } from '@headwater/contract/forms/messages.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { WebsiteField } from '../../form-definition.ts';
import type { FieldRules } from '../../rules/field-rules.ts';
import { singleText } from '../../rules/single-text.ts';
import { isBlank } from '../../rules/text.ts';
import { isWebsite } from '../../rules/website-text.ts';

/** The bare scheme is what the placeholder suggests, and not an address. */
function isNothing(text: string | undefined): boolean {
  return isBlank(text?.replace(/^\s*https?:\/\/\s*$/, ''));
}

export const websiteRules: FieldRules<WebsiteField, { value: string }> = {
  ...singleText,
  isEmpty: (_field, { value }) => isNothing(value),
  missing: (_field, held) => (isNothing(held?.value) ? messages.required : undefined),
  mistake: (_field, { value }) => (isWebsite(trimmed(value)) ? undefined : messages.website),
};
