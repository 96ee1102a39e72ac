import { isRecord } from '@headwater/contract/is-record.ts';
import type { ChosenFile } from './field-value.ts';

const LONGEST_NAME = 255;
/** IDs are made by the server: UUIDs, and hashes of the same shape. */
export const UPLOAD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses a file from a request or a draft. @returns undefined when it is malformed */
export function readChosenFile(json: unknown): ChosenFile | undefined {
  if (!isRecord(json)) return undefined;
  const { name, size, upload } = json;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return undefined;
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return undefined;
  if (upload === undefined) return { name: name.toWellFormed(), size };
  if (typeof upload !== 'string' || !UPLOAD_ID.test(upload)) return undefined;
  return { name: name.toWellFormed(), size, upload };
}
