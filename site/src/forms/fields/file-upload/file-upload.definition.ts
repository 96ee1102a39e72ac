import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readLimit } from '../reading/read-settings.ts';
import type { FieldBase } from '../shared/field-base.ts';

export type FileUploadField = FieldBase & {
  type: 'FILEUPLOAD';
  allowedExtensions: string[];
  maxFiles: number;
  /** In bytes; null without a limit in the field's settings. */
  maxFileSize: number | null;
};

const MEGABYTE = 1024 * 1024;

const FileUploadFieldParts = graphql(`
  fragment FileUploadFieldParts on FileUploadField {
    allowedExtensions
    canAcceptMultipleFiles
    maxFiles
    maxFileSize
  }
`);

/** Gravity Forms counts a file's size in megabytes. */
export const fileUploadDefinition = defineField(FileUploadFieldParts, (parts, { base }): FileUploadField => {
  const maxFileSize = readLimit(parts.maxFileSize);
  return {
    ...base,
    type: 'FILEUPLOAD',
    allowedExtensions: (parts.allowedExtensions ?? []).flatMap((extension) => extension?.trim().toLowerCase() || []),
    maxFiles: parts.canAcceptMultipleFiles ? (readLimit(parts.maxFiles) ?? Number.MAX_SAFE_INTEGER) : 1,
    maxFileSize: maxFileSize && maxFileSize * MEGABYTE,
  };
});
