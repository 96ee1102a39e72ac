import { type DateFormat, datePatterns, datePickerMessage, messages } from '@headwater/contract/forms/messages.ts';
import type { TypedSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, postValue, refuse } from './field-kind.ts';

export interface DateField extends TypedSettings<'DATE'> {
  dateFormat?: DateFormat;
  dateType?: 'PICKER' | 'FIELD' | 'DROPDOWN';
}

const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/;
const monthFirst = /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})$/;
const dayFirst = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/;

/** `YYYY-MM-DD`, or undefined for an invalid date. Year-first is accepted in every format. */
export function parseDate(text: string, format: DateFormat = 'MDY'): string | undefined {
  const ownOrder = format === 'MDY' ? monthFirst : dayFirst;
  const parts = (yearFirst.exec(text) ?? (format.startsWith('YMD') ? null : ownOrder.exec(text)))?.groups;
  if (!parts?.year || !parts.month || !parts.day) return undefined;
  const iso = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  // February 30 becomes March 2 in some engines, and an invalid date in others.
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso ? undefined : iso;
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
  check: ({ id, dateFormat = 'MDY', dateType = 'PICKER' }, posted) => {
    const text = postedText(posted, id);
    if (text === '' || parseDate(text, dateFormat)) return undefined;
    return refuse(dateType === 'PICKER' ? datePickerMessage(dateFormat) : messages.date);
  },
  store: ({ id, dateFormat }, posted) => {
    const date = parseDate(postedText(posted, id), dateFormat);
    return date ? { [id]: date } : {};
  },
  show: ({ id, dateFormat }, stored) => {
    const date = stored[id];
    return date ? formatDate(date, dateFormat) : '';
  },
};
