import * as texts from '@headwater/brand/texts.ts';
import { type FieldRules, sentText } from '../shared/field-rules.ts';
import { CAPTCHA_NAME } from '../shared/input-names.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import { isBlank } from '../shared/text.ts';
import type { CaptchaField } from './captcha.definition.ts';

/** The value is the token, which the CMS verifies once. */
export const captchaRules: FieldRules<CaptchaField, { value: string }> = {
  ...singleText,
  isPrivate: () => true,
  initial: () => undefined,
  missing: (_field, held) => (isBlank(held?.value) ? texts.fieldMessages.captcha : undefined),
  compared: () => '',
  read: (_field, data) => textRecord(sentText(data, CAPTCHA_NAME)),
  write: (_field, { value }) => [[CAPTCHA_NAME, value]],
};
