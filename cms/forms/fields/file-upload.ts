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
 * Shown, but never filled: the mutation takes files only where WPGraphQL Upload is installed, and the
 * contract is a WordPress without it. A required one can therefore not be sent, as there.
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
