import { isRecord } from '@headwater/contract/is-record.ts';

/** Values as `JSON.parse` returns them. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return isRecord(value);
}

/**
 * The objects in a list. PHP writes a list whose keys are not 0, 1, 2… as an object, and an empty object as a list:
 * Gravity Forms stores confirmations and notifications both ways.
 */
export function objectsIn(value: Json | undefined): JsonObject[] {
  const items = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return items.filter(isObject);
}

/** As PHP writes JSON: slashes and everything beyond ASCII are escaped. */
export function phpJson(value: Json): string {
  const escaped = (sign: string) => (sign === '/' ? '\\/' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return JSON.stringify(value).replace(/[/\u0080-\uffff]/g, escaped);
}

/** A text, or a number as text; empty for everything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Whether PHP would treat a stored flag as true: Gravity Forms writes `true`, `1` and `"1"`. */
export function isOn(value: Json | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** Whether a stored flag is explicitly off. For flags such as `isActive`, absent means on. */
export function isOff(value: Json | undefined): boolean {
  return value === false || value === 0 || value === '0' || value === '';
}
