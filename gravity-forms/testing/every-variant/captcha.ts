import { after, everySetting, type FormSource } from './form-source.ts';

const own = { captchaTheme: 'dark', captchaBadge: 'bottomleft', captchaLanguage: 'de' };

/** Captchas. Recorded with keys for reCAPTCHA, of which the public one is public. */
export const captcha: FormSource = {
  title: 'Captcha',
  isReadOnly: true,
  fields: [
    { field: { id: 1, type: 'captcha', label: 'Captcha', captchaTheme: 'light', captchaBadge: 'inline' } },
    { field: { id: 2, type: 'captcha', label: 'All', ...everySetting('captcha'), ...after(3, 'yes'), ...own } },
    { field: { id: 4, type: 'captcha', label: 'Default', captchaBadge: 'bottomright' } },
    { field: { id: 3, type: 'text', label: 'Really' } },
  ],
};
