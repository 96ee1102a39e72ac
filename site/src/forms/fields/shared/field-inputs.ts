import type { PostedInput } from '@headwater/gravity-forms/rules/posted-values.ts';
import type { FieldBase } from './field-base.ts';
import type { ValueRecord } from './field-value.ts';

type KeysOf<Shape> = Shape extends unknown ? keyof Shape : never;
/** The key of a value record, which identifies its kind. */
export type RecordKey = Exclude<KeysOf<ValueRecord>, 'imageTexts'>;
export type RecordOf<Key extends RecordKey> = Extract<ValueRecord, { [key in Key]: unknown }>;

/** The query parameter with a name; undefined if it is absent or the editor did not allow it. */
export type Prefill = (name: string | null) => string | undefined;

/**
 * How values of a field type get into the form and out of it, as pure functions. `Held` is the kind of its value.
 * Gravity Forms' rules decide from the posted values what is valid, visible and computed.
 */
export interface FieldInputs<Field extends FieldBase, Held extends ValueRecord> {
  /** Null for a type without a value. */
  key: RecordKey | null;
  /** Whether visitors can enter nothing in this one, although its type has values. */
  isReadOnly?(field: Field): boolean;
  /** The value before the visitor enters one. */
  initial(field: Field, prefill: Prefill): Held | undefined;
  /** Whether drafts must not contain it: a password, a token or a consent. Absent: they may. */
  isPrivate?(field: Field): boolean;
  /** What Gravity Forms' own page would post for the value, in the form's formats. */
  post(field: Field, held: Held): PostedInput[];
  /** An error that Gravity Forms does not have, of a value that it would accept. */
  mistake?(field: Field, held: Held): string | undefined;
  /** Reads the value from native inputs. */
  read(field: Field, data: FormData): Held | undefined;
  /** Names and values of the native inputs that would send it; absent where they are as they are posted. */
  write?(field: Field, held: Held): [name: string, value: string][];
}

/** The text of a native input; undefined if it was not sent. */
export function sentText(data: FormData, name: string): string | undefined {
  const sent = data.get(name);
  return typeof sent === 'string' ? sent : undefined;
}
