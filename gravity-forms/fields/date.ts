import { type DateFormat, datePatterns } from '@headwater/contract/forms/messages.ts';
import type { TypedSettings } from '../definition/field-settings.ts';
import { parseDate } from '../rules/fields/date.ts';
import { postedText } from '../rules/posted-values.ts';
import { type FieldKind, postValue } from './field-kind.ts';

export interface DateField extends TypedSettings<'DATE'> {
  dateFormat?: DateFormat;
  dateType?: 'PICKER' | 'FIELD' | 'DROPDOWN';
}

/** A stored `YYYY-MM-DD` in the field's format. */
function formatDate(date: string, format: DateFormat = 'MDY'): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return datePatterns[format].replace('yyyy', year).replace('mm', month).replace('dd', day);
}

export const dateKind: FieldKind<DateField> = {
  type: 'DATE',
  valueKey: 'value',
  details: ({ id, dateFormat = 'MDY', dateType = 'PICKER' }) => ({
    dateFormat,
    dateType,
    inputs:
      dateType === 'PICKER'
        ? null
        : ['Month', 'Day', 'Year'].map((label, index) => ({ id: Number(`${id}.${index + 1}`), label })),
  }),
  post: postValue,
  rule: ({ dateFormat: format = 'MDY', dateType = 'PICKER' }) => ({ type: 'DATE', format, dateType }),
  store: ({ id, dateFormat = 'MDY' }, posted) => {
    const date = parseDate(postedText(posted, id), dateFormat);
    return date ? { [id]: date } : {};
  },
  show: ({ id, dateFormat }, stored) => {
    const date = stored[id];
    return date ? formatDate(date, dateFormat) : '';
  },
};
