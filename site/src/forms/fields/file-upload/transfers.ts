import type { RefObject } from 'react';
import type { ChosenFile } from '../shared/field-value.ts';
import type { FileUploadField } from './file-upload.definition.ts';
import type { HeldFiles } from './held-files.ts';

/** Props of what uploads the files of a field. */
export interface FileTransfersProps {
  field: FileUploadField;
  files: readonly ChosenFile[];
  onChange: (held: HeldFiles) => void;
  loading: boolean;
  /** The native input for files. */
  input: RefObject<HTMLInputElement | null>;
}

/** How the upload of one file fares in this tab. */
export interface Transfer {
  /** Percent. */
  progress?: number;
  problem?: string;
  /** Whether another attempt may succeed. */
  canRetry?: boolean;
  isStalled?: boolean;
}

/** A file of the form, or one that the form refused, with the state that the visitor sees. */
export type TransferRow = ChosenFile & Transfer;
