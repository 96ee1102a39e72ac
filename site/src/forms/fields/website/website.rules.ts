import * as texts from '@headwater/brand/texts.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { singleText } from '../shared/single-text.ts';
import { isBlank } from '../shared/text.ts';
import type { WebsiteField } from './website.definition.ts';
import { isWebsite } from './website-text.ts';

/** Visitors leave the scheme that the placeholder suggests; alone, it is not a URL. */
function isNothing(text: string | undefined): boolean {
  return isBlank(text?.replace(/^\s*https?:\/\/\s*$/, ''));
}

export const websiteRules: FieldRules<WebsiteField, { value: string }> = {
  ...singleText,
  isEmpty: (_field, { value }) => isNothing(value),
  missing: (_field, held) => (isNothing(held?.value) ? texts.fieldMessages.required : undefined),
  mistake: (_field, { value }) => (isWebsite(trimmed(value)) ? undefined : texts.fieldMessages.website),
};
