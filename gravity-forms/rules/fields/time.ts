import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

/** A time as it is posted: hours, minutes, am or pm. */
export const timePattern = /^(\d{1,2}):(\d{2})\s*([ap]m)?$/i;

export const timeRules: TypeRules<'TIME'> = {
  mistake({ id, format }, posted, { say }) {
    const [, hourText = '', minuteText = ''] = timePattern.exec(postedText(posted, id)) ?? [];
    const [hour, minute] = [Number(hourText), Number(minuteText)];
    const isHour = format === 'H12' ? hour >= 1 && hour <= 12 : hour < 24 || (hour === 24 && minute === 0);
    return hourText !== '' && isHour && minute < 60 ? undefined : say.messages.time;
  },
};
