import type { FieldBase } from './field-base.ts';
import type { ValueRecord } from './field-value.ts';
import type { SubmissionRecord } from './submission-value.ts';

type KeysOf<Record> = Record extends unknown ? keyof Record : never;
/** The key of a value record, which identifies its kind. */
export type RecordKey = Exclude<KeysOf<ValueRecord>, 'imageTexts'>;
export type RecordOf<Key extends RecordKey> = Extract<ValueRecord, { [key in Key]: unknown }>;

/** The query parameter with a name; undefined if it is absent or the editor did not allow it. */
export type Prefill = (name: string | null) => string | undefined;

/** The rules of a field type, as pure functions. `Held` is the kind of its value. */
export interface FieldRules<Field extends FieldBase, Held extends ValueRecord> {
  /** Null for a type without a value. */
  key: RecordKey | null;
  /** Whether visitors can enter nothing in this one, although its type has values. */
  isReadOnly?(field: Field): boolean;
  /** The value before the visitor enters one. */
  initial(field: Field, prefill: Prefill): Held | undefined;
  isEmpty(field: Field, held: Held): boolean;
  /** Whether drafts must not contain it: a password, a token or a consent. Absent: they may. */
  isPrivate?(field: Field): boolean;
  /** The error of a required field without a value; undefined when it has one. */
  missing(field: Field, held: Held | undefined): string | undefined;
  /** The error of a value that is not empty. */
  mistake(field: Field, held: Held): string | undefined;
  /** The text that rules compare, or several of which any may match. @param inputId such as 5.3, or null */
  compared(field: Field, held: Held | undefined, inputId: number | null): string | string[];
  /** Converts a non-empty value for the mutation; undefined for a value that the mutation would reject. */
  submission(field: Field, held: Held): SubmissionRecord | undefined;
  /** Reads the value from native inputs. */
  read(field: Field, data: FormData): Held | undefined;
  /** Names and values of the native inputs that would send it. */
  write(field: Field, held: Held): [name: string, value: string][];
}

/** The text of a native input; undefined if it was not sent. */
export function sentText(data: FormData, name: string): string | undefined {
  const sent = data.get(name);
  return typeof sent === 'string' ? sent : undefined;
}
