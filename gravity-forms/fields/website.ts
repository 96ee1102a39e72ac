import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { TypedSettings } from '../definition/field-settings.ts';
import type { FieldKind } from './field-kind.ts';

export interface WebsiteField extends TypedSettings<'WEBSITE'> {}

/** What the placeholder leaves behind when the field stays empty. */
const bareScheme = /^https?:\/\/$/;

export const websiteKind: FieldKind<WebsiteField> = {
  type: 'WEBSITE',
  valueKey: 'value',
  post: ({ id }, { value }) => {
    const text = trimmed(value ?? '');
    return [[String(id), bareScheme.test(text) ? '' : text]];
  },
  rule: () => ({ type: 'WEBSITE' }),
};
