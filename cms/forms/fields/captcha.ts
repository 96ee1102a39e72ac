import type { CaptchaField } from '../definition/field.ts';
import { type FieldKind, postValue } from './field-kind.ts';

/** Its token is verified where requests can be made; nothing of it is kept. */
export const captchaKind: FieldKind<CaptchaField> = {
  graphqlType: 'CaptchaField',
  valueKey: 'value',
  details: ({ captchaType = 'RECAPTCHA', captchaBadgePosition = 'BOTTOM_RIGHT', captchaTheme = 'LIGHT' }) => ({
    captchaType,
    captchaBadgePosition,
    captchaTheme,
  }),
  post: postValue,
  // The token is no entry of the visitor's: a form with nothing else is empty.
  isEmpty: () => true,
  store: () => ({}),
};
