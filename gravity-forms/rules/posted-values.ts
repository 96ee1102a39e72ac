import { trimmed } from '@headwater/contract/forms/trimmed.ts';

/** A file of a submission. */
export interface PostedFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Of a file that is stored. */
  url?: string;
}

/** The values that Gravity Forms' own page would post, by input ID: `5`, or `5.3` for a part of field 5. */
export type PostedValues = ReadonlyMap<string, PostedValue>;
export type PostedValue = string | readonly (string | PostedFile)[];
export type PostedInput = readonly [inputId: string, value: PostedValue];

/** The text posted for one input, trimmed as Gravity Forms does; empty if there is none. */
export function postedText(posted: PostedValues, inputId: string | number): string {
  const value = posted.get(String(inputId));
  return typeof value === 'string' ? trimmed(value) : '';
}

/** All values posted for a field and its inputs. */
export function postedOf(posted: PostedValues, fieldId: number): PostedInput[] {
  return [...posted].filter(([inputId]) => inputId === String(fieldId) || inputId.startsWith(`${fieldId}.`));
}

/** All texts posted for a field and its inputs. */
export function postedTexts(posted: PostedValues, fieldId: number): string[] {
  return postedOf(posted, fieldId)
    .flatMap(([, value]) => value)
    .filter((text) => typeof text === 'string');
}

/** All texts posted for a field, without blank ones. */
export function filledTexts(posted: PostedValues, fieldId: number): string[] {
  return postedTexts(posted, fieldId).filter((text) => trimmed(text) !== '');
}

export function postedFiles(posted: PostedValues, fieldId: number): PostedFile[] {
  return [posted.get(String(fieldId)) ?? []].flat().filter((file) => typeof file !== 'string');
}
