import type { TypedSettings } from '../definition/field-settings.ts';
import { standardPhone } from '../rules/fields/phone.ts';
import { postedText } from '../rules/posted-values.ts';
import { type FieldKind, postValue, storePosted } from './field-kind.ts';

export interface PhoneField extends TypedSettings<'PHONE'> {
  phoneFormatType?: 'STANDARD' | 'INTERNATIONAL';
}

export const phoneKind: FieldKind<PhoneField> = {
  type: 'PHONE',
  valueKey: 'value',
  details: ({ phoneFormatType = 'INTERNATIONAL' }) => ({ phoneFormatType }),
  post: postValue,
  rule: ({ phoneFormatType: format = 'INTERNATIONAL' }) => ({ type: 'PHONE', format }),
  store: (field, posted) => {
    if (field.phoneFormatType !== 'STANDARD') return storePosted(field, posted);
    const value = postedText(posted, field.id).replace(standardPhone, '($1) $2-$3');
    return value ? { [field.id]: value } : {};
  },
};
