import { captcha } from './every-variant/captcha.ts';
import { choices } from './every-variant/choices.ts';
import { files } from './every-variant/files.ts';
import type { FormSource } from './every-variant/form-source.ts';
import { order, orderInEuros, shipping } from './every-variant/order.ts';
import { parts } from './every-variant/parts.ts';
import { posts } from './every-variant/posts.ts';
import { texts } from './every-variant/texts.ts';

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
