import { choices } from './every-variant/choices.ts';
import { files } from './every-variant/files.ts';
import { after, everySetting, type FormSource } from './every-variant/form-source.ts';
import { order, orderInEuros, shipping } from './every-variant/order.ts';
import { parts } from './every-variant/parts.ts';
import { posts } from './every-variant/posts.ts';
import { texts } from './every-variant/texts.ts';

const own = { captchaTheme: 'dark', captchaBadge: 'bottomleft', captchaLanguage: 'de' };

/** Captchas. Recorded with keys for reCAPTCHA, of which the public one is public. */
const captcha: FormSource = {
  title: 'Captcha',
  isReadOnly: true,
  fields: [
    { field: { id: 1, type: 'captcha', label: 'Captcha', captchaTheme: 'light', captchaBadge: 'inline' } },
    { field: { id: 2, type: 'captcha', label: 'All', ...everySetting('captcha'), ...after(3, 'yes'), ...own } },
    { field: { id: 4, type: 'captcha', label: 'Default', captchaBadge: 'bottomright' } },
    { field: { id: 3, type: 'text', label: 'Really' } },
  ],
};

export type { FormSource, NativeInputs } from './every-variant/form-source.ts';

/** A file with every lead, for the way of leads with files. */
function withFile({ fields, ...form }: FormSource): FormSource {
  return {
    ...form,
    fields: [...fields, { field: { id: 90, type: 'fileupload', label: 'Drawing' }, files: ['a.pdf'] }],
  };
}

/** Forms with every kind of field and every setting, by the names of their recordings in `contract/wordpress/forms`. */
export const everyVariantForms: Readonly<Record<string, FormSource>> = {
  texts: withFile(texts),
  choices: withFile(choices),
  parts: withFile(parts),
  order: withFile(order),
  shipping: withFile(shipping),
  'order-in-euros': withFile(orderInEuros),
  posts: withFile(posts),
  files,
  captcha,
  // With the project's plugin deactivated.
  'choices-without-plugin': { ...choices, isReadOnly: true },
};
