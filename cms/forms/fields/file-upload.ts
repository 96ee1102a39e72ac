import type { FileUploadField } from '../definition/field.ts';
import type { FieldKind } from './field-kind.ts';

/**
 * Shown, but never filled: the mutation takes files only where WPGraphQL Upload is installed, and the
 * contract is a WordPress without it. A required one can therefore not be sent, as there.
 */
export const fileUploadKind: FieldKind<FileUploadField> = {
  graphqlType: 'FileUploadField',
  valueKey: 'fileUploadValues',
  details: ({ allowedExtensions, maxFileSize, maxFiles }) => ({
    allowedExtensions: allowedExtensions ?? [],
    maxFileSize: maxFileSize ?? null,
    maxFiles: maxFiles ?? null,
  }),
};
