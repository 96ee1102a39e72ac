import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

export const consentRules: TypeRules<'CONSENT'> = {
  mistake: ({ id }, posted, { say }) => (postedText(posted, `${id}.1`) === '1' ? undefined : say.messages.value),
};
