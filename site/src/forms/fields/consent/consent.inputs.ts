import { type FieldInputs, sentText } from '../shared/field-inputs.ts';
import { consentName } from '../shared/input-names.ts';
import { singleText } from '../shared/single-text.ts';
import { isBlank } from '../shared/text.ts';
import type { ConsentField } from './consent.definition.ts';

/** The CMS treats any text except `0` as consent. */
export const consentInputs: FieldInputs<ConsentField, { value: string }> = {
  ...singleText,
  /** Reloading a page must not count as consent. */
  isPrivate: () => true,
  initial: () => undefined,
  post: ({ id }, { value }) => (isBlank(value) || value === '0' ? [] : [[`${id}.1`, value]]),
  read({ id }, data) {
    const value = sentText(data, consentName(id));
    return value === undefined ? undefined : { value };
  },
};
