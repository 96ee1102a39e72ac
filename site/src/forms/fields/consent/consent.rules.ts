import * as texts from '@headwater/brand/texts.ts';
import { type FieldRules, sentText } from '../shared/field-rules.ts';
import { consentName } from '../shared/input-names.ts';
import { singleText } from '../shared/single-text.ts';
import { isBlank } from '../shared/text.ts';
import type { ConsentField } from './consent.definition.ts';

const GIVEN = '1';

function isGiven(value: string | undefined): boolean {
  return !isBlank(value) && value !== '0';
}

/** The CMS treats any text except `0` as consent, so only `1` is ever sent. */
export const consentRules: FieldRules<ConsentField, { value: string }> = {
  ...singleText,
  /** Reloading a page must not count as consent. */
  isPrivate: () => true,
  initial: () => undefined,
  isEmpty: (_field, { value }) => !isGiven(value),
  missing: (_field, held) => (isGiven(held?.value) ? undefined : texts.fieldMessages.required),
  mistake: (_field, { value }) => (value === GIVEN ? undefined : texts.fieldMessages.value),
  compared: (_field, held) => (isGiven(held?.value) ? GIVEN : ''),
  submission: (_field, { value }) => (value === GIVEN ? { value } : undefined),
  read({ id }, data) {
    const value = sentText(data, consentName(id));
    return value === undefined ? undefined : { value };
  },
  write: ({ id }, { value }) => (isGiven(value) ? [[consentName(id), value]] : []),
};
