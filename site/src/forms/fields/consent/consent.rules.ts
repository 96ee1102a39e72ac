import { messages } from '@headwater/contract/forms/messages.ts';
import type { ConsentField } from '../../form-definition.ts';
import { consentName } from '../../input-names.ts';
import { type FieldRules, sentText } from '../../rules/field-rules.ts';
import { singleText } from '../../rules/single-text.ts';
import { isBlank } from '../../rules/text.ts';

const GIVEN = '1';

function isGiven(value: string | undefined): boolean {
  return !isBlank(value) && value !== '0';
}

/** The CMS takes any text but `0` for a yes, so nothing but `1` is ever sent. */
export const consentRules: FieldRules<ConsentField, { value: string }> = {
  ...singleText,
  initial: () => undefined,
  isEmpty: (_field, { value }) => !isGiven(value),
  missing: (_field, held) => (isGiven(held?.value) ? undefined : messages.required),
  mistake: (_field, { value }) => (value === GIVEN ? undefined : messages.value),
  compared: (_field, held) => (isGiven(held?.value) ? GIVEN : ''),
  submission: (_field, { value }) => (value === GIVEN ? { value } : undefined),
  read({ id }, data) {
    const value = sentText(data, consentName(id));
    return value === undefined ? undefined : { value };
  },
  write: ({ id }, { value }) => (isGiven(value) ? [[consentName(id), value]] : []),
};
