import type { AskedSettings } from '../definition/field-settings.ts';
import { plainText } from '../plain-text.ts';
import { postedText } from '../rules/posted-values.ts';
import type { FieldKind } from './field-kind.ts';

export interface ConsentField extends AskedSettings<'CONSENT'> {
  checkboxLabel: string;
}

export const consentKind: FieldKind<ConsentField> = {
  type: 'CONSENT',
  valueKey: 'value',
  details: () => ({ consentValue: null }),
  // PHP's truthiness: empty and "0" are false, every other text is true.
  post: ({ id }, { value }) => [[`${id}.1`, value && value !== '0' ? '1' : '']],
  rule: () => ({ type: 'CONSENT' }),
  // The text is stored with the consent, because the editor may change it later.
  store: ({ id, checkboxLabel }, posted): Record<string, string> =>
    postedText(posted, `${id}.1`) ? { [`${id}.1`]: '1', [`${id}.2`]: checkboxLabel, [`${id}.3`]: '1' } : {},
  show: ({ id }, stored) => (stored[`${id}.1`] ? `Checked: ${plainText(stored[`${id}.2`] ?? '')}` : ''),
};
