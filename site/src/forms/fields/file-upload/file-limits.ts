import * as texts from '@headwater/brand/texts.ts';
import { isRefusedName } from '@headwater/contract/forms/refused-extensions.ts';
import type { ChosenFile } from '../shared/field-value.ts';

export const MEGABYTE = 1024 * 1024;
/** In bytes, for a field without a limit of its own; no field may have more. */
const LARGEST_FILE = 50 * MEGABYTE;
/** Gravity Forms takes any number in a field without a limit; a request does not. */
export const MOST_FILES = 100;

/** The extension of a file name in lower case; empty without one. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What an editor allows in a field. */
export interface FileLimits {
  /** In lower case; empty for all that Gravity Forms does not refuse itself. */
  allowedExtensions: string[];
  /** In bytes; null without a limit in the field's settings. */
  maxFileSize: number | null;
}

/** Largest file of the field in bytes. */
export function largestFile({ maxFileSize }: Pick<FileLimits, 'maxFileSize'>): number {
  return Math.min(maxFileSize ?? LARGEST_FILE, LARGEST_FILE);
}

/** Why Gravity Forms would refuse a file; undefined when it would not. */
export function fileMistake(field: FileLimits, { name, size }: Pick<ChosenFile, 'name' | 'size'>): string | undefined {
  const most = largestFile(field);
  if (size > most) return texts.fileSizeMessage(Math.trunc(most / MEGABYTE));
  const { allowedExtensions } = field;
  const isAllowed = allowedExtensions.length > 0 ? allowedExtensions.includes(extensionOf(name)) : !isRefusedName(name);
  return isAllowed ? undefined : texts.fileTypeMessage(allowedExtensions);
}
