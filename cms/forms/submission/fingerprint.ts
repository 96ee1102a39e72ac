import { createHash } from 'node:crypto';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import type { PostedValues } from '@headwater/gravity-forms/submission/posted-values.ts';

/** Identifies a submission's content. Leaves out a captcha's token, because a retry has a new one. */
export function fingerprint(form: Form, posted: PostedValues): string {
  const captchas = new Set(form.fields.filter(({ type }) => type === 'CAPTCHA').map(({ id }) => String(id)));
  const said = [...posted].filter(([id]) => !captchas.has(id)).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form.id, said]))
    .digest('base64url');
}
