import { createHash, createHmac } from 'node:crypto';
import { signingKey } from '../config/signing-key.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';

/** The same string for values that are equal as JSON, whatever the order of their keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`;
}

/**
 * A hash that is equal for submissions with the same values. It leaves out the captcha token, which is
 * new each time the same form is sent.
 */
export function fingerprintOf(form: FormDefinition, values: readonly FieldValue[]): string {
  const captchas = new Set(form.fields.filter(({ type }) => type === 'CAPTCHA').map(({ id }) => id));
  const sent = values.filter(({ id }) => !captchas.has(id)).sort((one, other) => one.id - other.id);
  return createHash('sha256')
    .update(`${form.databaseId}${canonical(sent)}`)
    .digest('base64url');
}

/**
 * The key of a submission without JavaScript. A cached page is shared by many visitors and cannot contain a key for
 * each, so the key is derived from the page's token, which each rendering has anew, the values and the visitor: a
 * double click stays one lead, and the same answers of a colleague are another one.
 * @returns a UUID
 */
export function keyOfPlainForm(
  fingerprint: string,
  token: string,
  visitor: { address: string; userAgent: string },
): string {
  const source = canonical([fingerprint, token, visitor.address, visitor.userAgent]);
  const hex = createHmac('sha256', signingKey('plain-form-key')).update(source).digest('hex');
  // UUID version 8: a custom scheme.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
