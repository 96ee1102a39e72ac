import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

export const standardPhone = /^\D?(\d{3})\D?\D?(\d{3})\D?(\d{4})$/;

export const phoneRules: TypeRules<'PHONE'> = {
  mistake: ({ id, format }, posted, { say }) =>
    format === 'STANDARD' && !standardPhone.test(postedText(posted, id)) ? say.messages.phone : undefined,
};
