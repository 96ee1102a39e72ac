import * as texts from '@headwater/brand/texts.ts';
import { largestFile, MEGABYTE } from '@headwater/gravity-forms/rules/fields/file-upload.ts';
import type { FileUploadField } from './file-upload.definition.ts';
import { MOST_FILES } from './held-files.ts';

/** Gravity Forms' hint about what the field takes. */
export function fileHint(field: FileUploadField): string {
  const { allowedExtensions: kinds, maxFiles, isMultiple } = field;
  return [
    kinds.length > 0 && texts.fileTypesHint(kinds.join(', ')),
    texts.fileSizeHint(`${Math.trunc(largestFile(field) / MEGABYTE)} MB`),
    isMultiple && maxFiles < MOST_FILES && texts.fileCountHint(maxFiles),
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
}
