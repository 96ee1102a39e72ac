import { createHash } from 'node:crypto';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import type { PostedFile, PostedValues } from '@headwater/gravity-forms/rules/posted-values.ts';

/** A file's URL says what is in it. */
function textOf(value: string | PostedFile): string | undefined {
  return typeof value === 'string' ? value : value.url;
}

/** Identifies a submission's content. Leaves out a captcha's token, because a retry has a new one. */
export function fingerprint(form: Form, posted: PostedValues): string {
  const captchas = new Set(form.fields.filter(({ type }) => type === 'CAPTCHA').map(({ id }) => String(id)));
  const said = [...posted]
    .filter(([id]) => !captchas.has(id))
    .map(([id, value]) => [id, typeof value === 'string' ? value : value.map(textOf)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form.id, said]))
    .digest('base64url');
}
