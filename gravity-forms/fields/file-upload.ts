import type { AskedSettings } from '../definition/field-settings.ts';
import { fileUrls } from '../entries/file-url.ts';
import { MEGABYTE } from '../rules/fields/file-upload.ts';
import { postedFiles } from '../rules/posted-values.ts';
import type { FieldKind } from './field-kind.ts';

export interface FileUploadField extends AskedSettings<'FILEUPLOAD'> {
  allowedExtensions?: readonly string[];
  canAcceptMultipleFiles?: boolean;
  /** Megabytes. */
  maxFileSize?: number;
  maxFiles?: number;
}

/** The URLs of its files, which are stored when the entry is accepted. */
export const fileUploadKind: FieldKind<FileUploadField> = {
  type: 'FILEUPLOAD',
  valueKey: 'fileUploadValues',
  details: ({ allowedExtensions, maxFileSize, maxFiles }) => ({
    allowedExtensions: allowedExtensions ?? [],
    maxFileSize: maxFileSize ?? null,
    maxFiles: maxFiles ?? null,
  }),
  rule: ({ allowedExtensions = [], canAcceptMultipleFiles, maxFileSize, maxFiles }) => ({
    type: 'FILEUPLOAD',
    allowedExtensions,
    maxFileSize: maxFileSize ? maxFileSize * MEGABYTE : null,
    maxFiles: canAcceptMultipleFiles ? (maxFiles ?? Number.POSITIVE_INFINITY) : 1,
  }),
  store({ id, canAcceptMultipleFiles }, posted): Record<string, string> {
    const urls = postedFiles(posted, id).flatMap(({ url }) => url ?? []);
    const [first] = urls;
    if (first === undefined) return {};
    // PHP escapes slashes in JSON.
    return { [id]: canAcceptMultipleFiles ? JSON.stringify(urls).replaceAll('/', '\\/') : first };
  },
  show: ({ id }, stored) => fileUrls(stored[id] ?? '').join(' '),
};
