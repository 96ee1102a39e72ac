import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { FileUploadField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readLimit } from '../reading/read-settings.ts';

const MEGABYTE = 1024 * 1024;

export const FileUploadFieldParts = graphql(`
  fragment FileUploadFieldParts on FileUploadField {
    allowedExtensions
    canAcceptMultipleFiles
    maxFiles
    maxFileSize
  }
`);

/** Gravity Forms counts a file's size in megabytes. */
export function readFileUpload(node: FragmentOf<typeof FileUploadFieldParts>, { base }: FieldContext): FileUploadField {
  const parts = readFragment(FileUploadFieldParts, node);
  const maxFileSize = readLimit(parts.maxFileSize);
  return {
    ...base,
    type: 'FILEUPLOAD',
    allowedExtensions: (parts.allowedExtensions ?? []).flatMap((extension) => extension?.trim().toLowerCase() || []),
    maxFiles: parts.canAcceptMultipleFiles ? (readLimit(parts.maxFiles) ?? Number.MAX_SAFE_INTEGER) : 1,
    maxFileSize: maxFileSize && maxFileSize * MEGABYTE,
  };
}
