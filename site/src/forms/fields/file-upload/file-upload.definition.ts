import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { FieldContext } from '../../definition/read-base.ts';
import { readLimit } from '../../definition/read-settings.ts';
import type { FileUploadField } from '../../form-definition.ts';

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
