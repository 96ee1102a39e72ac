import type { TypedSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, postValue, refuse, storePosted } from './field-kind.ts';

export interface PhoneField extends TypedSettings<'PHONE'> {
  phoneFormatType?: 'STANDARD' | 'INTERNATIONAL';
}

const standard = /^\D?(\d{3})\D?\D?(\d{3})\D?(\d{4})$/;

export const phoneKind: FieldKind<PhoneField> = {
  type: 'PHONE',
  valueKey: 'value',
  details: ({ phoneFormatType = 'INTERNATIONAL' }) => ({ phoneFormatType }),
  post: postValue,
  check: (field, posted) => {
    const value = postedText(posted, field.id);
    const isFine = field.phoneFormatType !== 'STANDARD' || value === '' || standard.test(value);
    // Gravity Forms says nothing here: the front end gives the reason.
    return isFine ? undefined : refuse(null);
  },
  store: (field, posted) => {
    if (field.phoneFormatType !== 'STANDARD') return storePosted(field, posted);
    const value = postedText(posted, field.id).replace(standard, '($1) $2-$3');
    return value ? { [field.id]: value } : {};
  },
};
