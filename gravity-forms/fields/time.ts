import { messages } from '@headwater/contract/forms/messages.ts';
import type { AskedSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, postValue, refuse } from './field-kind.ts';

export interface TimeField extends AskedSettings<'TIME'> {
  timeFormat?: 'H12' | 'H24';
}

const pattern = /^(\d{1,2}):(\d{2})\s*([ap]m)?$/i;

function isTime(text: string, format: TimeField['timeFormat'] = 'H12'): boolean {
  const [, hourText = '', minuteText = ''] = pattern.exec(text) ?? [];
  if (hourText === '') return false;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isHour = format === 'H12' ? hour >= 1 && hour <= 12 : hour < 24 || (hour === 24 && minute === 0);
  return isHour && minute < 60;
}

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
  check: ({ id, timeFormat }, posted) => {
    const text = postedText(posted, id);
    return text === '' || isTime(text, timeFormat) ? undefined : refuse(messages.time);
  },
  store: ({ id, timeFormat }, posted) => {
    const [, hour = '', minute = '', half = ''] = pattern.exec(postedText(posted, id)) ?? [];
    if (hour === '') return {};
    return {
      [id]: `${hour.padStart(2, '0')}:${minute}${timeFormat === 'H24' || !half ? '' : ` ${half.toLowerCase()}`}`,
    };
  },
};
