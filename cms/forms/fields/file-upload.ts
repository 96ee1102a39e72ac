import type { AskedSettings } from '../definition/field-settings.ts';
import type { FieldKind } from './field-kind.ts';

export interface FileUploadField extends AskedSettings<'FILEUPLOAD'> {
  allowedExtensions?: readonly string[];
  canAcceptMultipleFiles?: boolean;
  /** Megabytes. */
  maxFileSize?: number;
  maxFiles?: number;
}

/**
 * Shown but never filled in: the mutation accepts files only where WPGraphQL Upload is installed, and the
 * contract is a WordPress without it. A required one therefore cannot be submitted, as there.
 */
export const fileUploadKind: FieldKind<FileUploadField> = {
  type: 'FILEUPLOAD',
  valueKey: 'fileUploadValues',
  details: ({ allowedExtensions, maxFileSize, maxFiles }) => ({
    allowedExtensions: allowedExtensions ?? [],
    maxFileSize: maxFileSize ?? null,
    maxFiles: maxFiles ?? null,
  }),
};
