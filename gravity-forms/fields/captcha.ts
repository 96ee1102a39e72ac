import type { AskedSettings } from '../definition/field-settings.ts';
import { type FieldKind, postValue } from './field-kind.ts';

export interface CaptchaField extends AskedSettings<'CAPTCHA'> {
  captchaType?: 'RECAPTCHA';
  captchaBadgePosition?: 'BOTTOM_RIGHT' | 'BOTTOM_LEFT' | 'INLINE';
  captchaTheme?: 'LIGHT' | 'DARK';
}

/** Its token is verified before the values are validated, and never stored. */
export const captchaKind: FieldKind<CaptchaField> = {
  type: 'CAPTCHA',
  valueKey: 'value',
  details: ({ captchaType = 'RECAPTCHA', captchaBadgePosition = 'BOTTOM_RIGHT', captchaTheme = 'LIGHT' }) => ({
    captchaType,
    captchaBadgePosition,
    captchaTheme,
  }),
  post: postValue,
  rule: () => ({ type: 'CAPTCHA' }),
  store: () => ({}),
};
