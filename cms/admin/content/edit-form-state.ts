import type { ContentRecord } from '../../database/records.ts';
import type { RevisionRecord } from '../../database/revision-table.ts';
import type { Html } from '../../http/html.ts';
import type { FieldProblem } from '../fields/field-editor.ts';
import type { EditedContent } from './edited-content.ts';

/** What the edit form shows: the stored content, and what the editor has typed but not saved. */
export interface EditFormState {
  type: ContentRecord['type'];
  /** What is stored; undefined for new content. */
  record: ContentRecord | undefined;
  edited: EditedContent;
  /** The version that the form was opened with. */
  version: string;
  problems: readonly FieldProblem[];
  isFrontPage: boolean;
  /** The earlier version that the form shows instead of what is stored. */
  revision?: RevisionRecord;
  /** What to say when another user has saved meanwhile. */
  conflict?: Html;
}
