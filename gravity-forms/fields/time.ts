import type { AskedSettings } from '../definition/field-settings.ts';
import { postedText } from '../rules/posted-values.ts';
import { type FieldKind, postValue } from './field-kind.ts';

export interface TimeField extends AskedSettings<'TIME'> {
  timeFormat?: 'H12' | 'H24';
}

/** A time as it is posted: hours, minutes, am or pm. */
const pattern = /^(\d{1,2}):(\d{2})\s*([ap]m)?$/i;

export const timeKind: FieldKind<TimeField> = {
  type: 'TIME',
  valueKey: 'value',
  details: ({ id, timeFormat = 'H12' }) => ({
    timeFormat,
    inputs: ['HH', 'MM', ...(timeFormat === 'H12' ? ['AM/PM'] : [])].map((label, index) => ({
      id: Number(`${id}.${index + 1}`),
      label,
    })),
  }),
  post: postValue,
  rule: ({ timeFormat: format = 'H12' }) => ({ type: 'TIME', format }),
  store: ({ id, timeFormat }, posted) => {
    const [, hour = '', minute = '', half = ''] = pattern.exec(postedText(posted, id)) ?? [];
    if (hour === '') return {};
    return {
      [id]: `${hour.padStart(2, '0')}:${minute}${timeFormat === 'H24' || !half ? '' : ` ${half.toLowerCase()}`}`,
    };
  },
};
