import type { ContentRecord } from '../../database/records.ts';
import type { RevisionRecord } from '../../database/revision-table.ts';
import type { Html } from '../../web/html.ts';
import type { FieldProblem } from '../fields/field-editor.ts';
import type { EditedContent } from './edited-content.ts';

/** The state of the edit form: the stored content, and what has been typed but not saved. */
export interface EditFormState {
  type: ContentRecord['type'];
  /** The stored content; undefined for new content. */
  record: ContentRecord | undefined;
  edited: EditedContent;
  /** The version with which the form was opened. */
  version: string;
  problems: readonly FieldProblem[];
  isFrontPage: boolean;
  /** The earlier version that the form shows instead of the stored content. */
  revision?: RevisionRecord;
  /** Rows of tables that the site does not understand. */
  unread?: readonly string[];
  /** What to say when another user has saved meanwhile. */
  conflict?: Html;
}
