import { messages } from '@headwater/contract/forms/messages.ts';
import type { TextField } from '../../form-definition.ts';
import type { FieldRules } from '../../rules/field-rules.ts';
import { singleText } from '../../rules/single-text.ts';

/** Characters, as the CMS counts them: an emoji is one. */
function isTooLong(text: string, maxLength: number | null): boolean {
  return maxLength !== null && text.length > maxLength && [...text].length > maxLength;
}

export const textRules: FieldRules<TextField, { value: string }> = {
  ...singleText,
  mistake: ({ maxLength }, { value }) => (isTooLong(value, maxLength) ? messages.maxLength : undefined),
};
