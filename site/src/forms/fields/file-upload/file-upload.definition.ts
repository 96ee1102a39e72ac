import { MEGABYTE } from '@headwater/gravity-forms/rules/fields/file-upload.ts';
import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readLimit } from '../reading/read-settings.ts';
import type { FieldBase } from '../shared/field-base.ts';
import type { ImageTextInput } from '../shared/image-texts.ts';
import { MOST_FILES } from './held-files.ts';

export type FileUploadField = FieldBase & {
  type: 'FILEUPLOAD';
  /** In lower case; empty for all that Gravity Forms does not refuse itself. */
  allowedExtensions: string[];
  /** In bytes; null without a limit in the field's settings. */
  maxFileSize: number | null;
  maxFiles: number;
  /** Several files, which the CMS expects as a list even when there is one. */
  isMultiple: boolean;
  /** Whether the CMS takes files with a lead. */
  acceptsFiles: boolean;
  /** A picture of the post that Gravity Forms writes, which GraphQL takes under a key of its own. */
  isPicture?: true;
  /** Only where the editor asks for texts about the picture. */
  imageTexts?: { inputs: ImageTextInput[]; placement: 'ABOVE' | 'BELOW' };
};

const FileUploadFieldParts = graphql(`
  fragment FileUploadFieldParts on FileUploadField {
    allowedExtensions
    canAcceptMultipleFiles
    maxFiles
    maxFileSize
  }
`);

/** Reads the settings of files, whatever they are for. Gravity Forms counts a file's size in megabytes. */
export function readFileUpload(
  parts: ResultOf<typeof FileUploadFieldParts>,
  { base, acceptsFiles }: Pick<FieldContext, 'base' | 'acceptsFiles'>,
): FileUploadField {
  const maxFileSize = readLimit(parts.maxFileSize);
  return {
    ...base,
    type: 'FILEUPLOAD',
    allowedExtensions: (parts.allowedExtensions ?? []).flatMap(
      // Editors write `pdf, .PNG`, too.
      (extension) => extension?.replace(/[.\s]/g, '').toLowerCase() || [],
    ),
    acceptsFiles,
    isMultiple: parts.canAcceptMultipleFiles ?? false,
    maxFiles: parts.canAcceptMultipleFiles ? (readLimit(parts.maxFiles) ?? MOST_FILES) : 1,
    maxFileSize: maxFileSize && maxFileSize * MEGABYTE,
  };
}

export const fileUploadDefinition = defineField(FileUploadFieldParts, readFileUpload);
