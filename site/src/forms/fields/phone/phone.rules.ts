import * as texts from '@headwater/brand/texts.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { singleText } from '../shared/single-text.ts';
import type { PhoneField } from './phone.definition.ts';

const STANDARD = /^\D?(\d{3})\D?\D?(\d{3})\D?(\d{4})$/;

export const phoneRules: FieldRules<PhoneField, { value: string }> = {
  ...singleText,
  mistake: ({ format }, { value }) =>
    format === 'STANDARD' && !STANDARD.test(trimmed(value)) ? texts.fieldMessages.phone : undefined,
};
