import { isEmailAddress } from '../../email-address.ts';
import { postedText } from '../posted-values.ts';
import type { TypeRules } from '../type-rules.ts';

export const emailRules: TypeRules<'EMAIL'> = {
  mistake({ id, confirmation }, posted, { say }) {
    const text = postedText(posted, id);
    if (text !== '' && !isEmailAddress(text)) return say.messages.emailFormat;
    return confirmation && postedText(posted, `${id}.2`) !== text ? say.messages.emailMismatch : undefined;
  },
};
