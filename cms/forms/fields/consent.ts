import type { AskedSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import type { FieldKind } from './field-kind.ts';

export interface ConsentField extends AskedSettings<'CONSENT'> {
  checkboxLabel: string;
}

export const consentKind: FieldKind<ConsentField> = {
  type: 'CONSENT',
  valueKey: 'value',
  details: () => ({ consentValue: null }),
  // PHP's idea of truth: nothing and "0" are no, every other text is yes.
  post: ({ id }, { value }) => [[`${id}.1`, value && value !== '0' ? '1' : '']],
  // The words that were agreed to are kept with the agreement; the editor may change them later.
  store: ({ id, checkboxLabel }, posted): Record<string, string> =>
    postedText(posted, `${id}.1`) ? { [`${id}.1`]: '1', [`${id}.2`]: checkboxLabel, [`${id}.3`]: '1' } : {},
  show: ({ id }, stored) => (stored[`${id}.1`] ? `Checked: ${stored[`${id}.2`]?.replace(/<[^>]*>/g, '')}` : ''),
};
