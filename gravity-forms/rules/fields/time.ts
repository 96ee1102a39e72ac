import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

const patterns = {
  H12: /^(?:0?[1-9]|1[0-2]):[0-5]\d\s*(?:[ap]m)?$/i,
  H24: /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)\s*(?:[ap]m)?$/i,
};

export const timeRules: TypeRules<'TIME'> = {
  mistake: ({ id, format }, posted, { say }) =>
    patterns[format].test(postedText(posted, id)) ? undefined : say.messages.time,
};
