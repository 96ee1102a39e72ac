import { createHash, createHmac } from 'node:crypto';
import { signingKey } from '../config/signing-key.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';

/** The same for everything that JSON takes for equal, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`;
}

/**
 * Tells whether two submissions say the same. The captcha's token does not count: it is another one
 * whenever the same form is sent again.
 */
export function fingerprintOf(form: FormDefinition, values: readonly FieldValue[]): string {
  const captchas = new Set(form.fields.filter(({ type }) => type === 'CAPTCHA').map(({ id }) => id));
  const said = values.filter(({ id }) => !captchas.has(id)).sort((one, other) => one.id - other.id);
  return createHash('sha256')
    .update(`${form.databaseId}${canonical(said)}`)
    .digest('base64url');
}

const HOUR_MS = 3_600_000;

/**
 * The key of a submission without JavaScript. A page that many visitors share cannot hold a key for each,
 * so it is made of what is sent, by whom and in which hour: a double click stays one lead.
 * @returns a UUID
 */
export function keyOfPlainForm(fingerprint: string, address: string, time: number): string {
  const said = canonical([fingerprint, address, Math.floor(time / HOUR_MS)]);
  const hex = createHmac('sha256', signingKey('plain-form-key')).update(said).digest('hex');
  // Version 8 of the standard: made up by a rule of one's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
