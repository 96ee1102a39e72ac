import { messages } from '@headwater/contract/forms/messages.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { TypedSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, refuse } from './field-kind.ts';

export interface WebsiteField extends TypedSettings<'WEBSITE'> {}

/** What the placeholder leaves behind when the field stays empty. */
const bareScheme = /^https?:\/\/$/;
/** Gravity Forms requires a lowercase scheme. */
const urlPattern =
  /^https?:\/\/(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?\.)*[a-zA-Z0-9][a-zA-Z0-9-]*(?::\d{1,5})?(?:[/?#][!-~]*)?$/;

export const websiteKind: FieldKind<WebsiteField> = {
  type: 'WEBSITE',
  valueKey: 'value',
  post: ({ id }, { value }) => {
    const text = trimmed(value ?? '');
    return [[String(id), bareScheme.test(text) ? '' : text]];
  },
  check: ({ id }, posted) => {
    const text = postedText(posted, id);
    return text === '' || (urlPattern.test(text) && URL.canParse(text)) ? undefined : refuse(messages.website);
  },
};
