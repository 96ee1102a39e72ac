import type { FieldBase } from './field-base.ts';
import type { ValueRecord } from './field-value.ts';
import type { SubmissionRecord } from './submission-value.ts';

type KeysOf<Record> = Record extends unknown ? keyof Record : never;
/** The key of a value record, which tells its kind. */
export type RecordKey = KeysOf<ValueRecord>;
export type RecordOf<Key extends RecordKey> = Extract<ValueRecord, { [key in Key]: unknown }>;

/** The query parameter of a name; undefined for none, or where the editor did not allow it. */
export type Prefill = (name: string | null) => string | undefined;

/** How one type of field behaves, all in pure functions. `Held` is the kind of value that it holds. */
export interface FieldRules<Field extends FieldBase, Held extends ValueRecord> {
  /** Null for a type that holds nothing. */
  key: RecordKey | null;
  /** What it holds before anybody typed. */
  initial(field: Field, prefill: Prefill): Held | undefined;
  isEmpty(field: Field, held: Held): boolean;
  /** Whether the browser must not store a draft of it, since it is secret, good once, or a promise. Absent: it may. */
  isPrivate?(field: Field): boolean;
  /** Why a required field is not filled in; undefined when it is. */
  missing(field: Field, held: Held | undefined): string | undefined;
  /** What is wrong with a value that is not empty. */
  mistake(field: Field, held: Held): string | undefined;
  /** What rules compare: one text, or several of which each may match. @param inputId such as 5.3, or null */
  compared(field: Field, held: Held | undefined, inputId: number | null): string | string[];
  /** As the mutation takes a value that is not empty; undefined for what it cannot take. */
  submission(field: Field, held: Held): SubmissionRecord | undefined;
  /** From native inputs. */
  read(field: Field, data: FormData): Held | undefined;
  /** Names and values of the native inputs that would send it. */
  write(field: Field, held: Held): [name: string, value: string][];
}

/** The text of a native input; undefined when it was not sent. */
export function sentText(data: FormData, name: string): string | undefined {
  const sent = data.get(name);
  return typeof sent === 'string' ? sent : undefined;
}
