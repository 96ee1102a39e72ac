import { type FieldInputs, sentText } from '../shared/field-inputs.ts';
import { CAPTCHA_NAME } from '../shared/input-names.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import type { CaptchaField } from './captcha.definition.ts';

/** The value is the token, which the CMS verifies once. */
export const captchaInputs: FieldInputs<CaptchaField, { value: string }> = {
  ...singleText,
  isPrivate: () => true,
  initial: () => undefined,
  read: (_field, data) => textRecord(sentText(data, CAPTCHA_NAME)),
  write: (_field, { value }) => [[CAPTCHA_NAME, value]],
};
