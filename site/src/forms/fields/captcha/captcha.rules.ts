import { messages } from '@headwater/contract/forms/messages.ts';
import type { CaptchaField } from '../../form-definition.ts';
import { CAPTCHA_NAME } from '../../input-names.ts';
import { type FieldRules, sentText } from '../../rules/field-rules.ts';
import { singleText, textRecord } from '../../rules/single-text.ts';
import { isBlank } from '../../rules/text.ts';

/** Holds the token, which the CMS verifies once. */
export const captchaRules: FieldRules<CaptchaField, { value: string }> = {
  ...singleText,
  initial: () => undefined,
  missing: (_field, held) => (isBlank(held?.value) ? messages.captcha : undefined),
  compared: () => '',
  read: (_field, data) => textRecord(sentText(data, CAPTCHA_NAME)),
  write: (_field, { value }) => [[CAPTCHA_NAME, value]],
};
