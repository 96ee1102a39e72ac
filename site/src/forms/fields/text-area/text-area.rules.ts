import { messages } from '@headwater/contract/forms/messages.ts';
import type { TextAreaField } from '../../form-definition.ts';
import type { FieldRules } from '../../rules/field-rules.ts';
import { singleText } from '../../rules/single-text.ts';

/** Tags and the carriage returns of native forms do not count, as in the CMS. */
function isTooLong(text: string, maxLength: number | null): boolean {
  if (maxLength === null || text.length <= maxLength) return false;
  return [...text.replace(/<[^<>]*>|\r/g, '')].length > maxLength;
}

export const textAreaRules: FieldRules<TextAreaField, { value: string }> = {
  ...singleText,
  mistake: ({ maxLength }, { value }) => (isTooLong(value, maxLength) ? messages.maxLength : undefined),
};
