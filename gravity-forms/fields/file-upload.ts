import { fileCountMessage, fileSizeMessage, fileTypeMessage } from '@headwater/contract/forms/messages.ts';
import { isRefusedName } from '@headwater/contract/forms/refused-extensions.ts';
import type { AskedSettings } from '../definition/field-settings.ts';
import { fileFacts, fileUrls } from '../entries/file-url.ts';
import { filledTexts } from '../submission/posted-values.ts';
import { type FieldKind, refuse } from './field-kind.ts';

export interface FileUploadField extends AskedSettings<'FILEUPLOAD'> {
  allowedExtensions?: readonly string[];
  canAcceptMultipleFiles?: boolean;
  /** Megabytes. */
  maxFileSize?: number;
  maxFiles?: number;
}

const MEGABYTE = 1024 * 1024;
/** For a field without a limit of its own. */
const LARGEST_MEGABYTES = 50;

function isAllowed(name: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return !isRefusedName(name);
  return allowed.includes(/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '');
}

/** Posted as the URLs of its files, which are stored when the entry is accepted. */
export const fileUploadKind: FieldKind<FileUploadField> = {
  type: 'FILEUPLOAD',
  valueKey: 'fileUploadValues',
  details: ({ allowedExtensions, maxFileSize, maxFiles }) => ({
    allowedExtensions: allowedExtensions ?? [],
    maxFileSize: maxFileSize ?? null,
    maxFiles: maxFiles ?? null,
  }),
  check({ id, allowedExtensions = [], canAcceptMultipleFiles, maxFileSize, maxFiles }, posted) {
    const files = filledTexts(posted, id).map(fileFacts);
    const limit = canAcceptMultipleFiles ? (maxFiles ?? Number.POSITIVE_INFINITY) : 1;
    if (files.length > limit) return refuse(fileCountMessage(files.length, limit));
    const most = maxFileSize ?? LARGEST_MEGABYTES;
    if (files.some(({ size }) => size > most * MEGABYTE)) return refuse(fileSizeMessage(most));
    return files.every(({ name }) => isAllowed(name, allowedExtensions))
      ? undefined
      : refuse(fileTypeMessage(allowedExtensions));
  },
  store({ id, canAcceptMultipleFiles }, posted): Record<string, string> {
    const urls = filledTexts(posted, id);
    const [first] = urls;
    if (first === undefined) return {};
    // PHP escapes slashes in JSON.
    return { [id]: canAcceptMultipleFiles ? JSON.stringify(urls).replaceAll('/', '\\/') : first };
  },
  show: ({ id }, stored) => fileUrls(stored[id] ?? '').join(' '),
};
