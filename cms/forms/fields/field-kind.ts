import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { FieldSettings } from '../definition/field-settings.ts';
import type { FieldValuesInput, ValueKey } from '../submission/field-values-input.ts';
import { filledTexts, type PostedEntry, type PostedValues, postedOf } from '../submission/posted-values.ts';

/** Why a value is refused; Gravity Forms sometimes says nothing. */
export interface Refusal {
  message: string | null;
}

/** What an entry keeps of a field, by input id. */
export type StoredValues = Readonly<Record<string, string>>;

/** How one type of field behaves on the server. */
export interface FieldKind<Field extends FieldSettings> {
  /** As the setup of a form names it. */
  type: Field['type'];
  /** The key of a submitted value that carries this type's; null for what visitors only see. */
  valueKey: ValueKey | null;
  /** The contract's own fields of the type that are not stored under the same name. */
  details?: (field: Field) => object;
  /** @throws GraphQLError when the value does not fit the field at all. */
  post?: (field: Field, input: FieldValuesInput) => PostedEntry[];
  isEmpty?: (field: Field, posted: PostedValues) => boolean;
  /** Labels of inputs that a required field still needs. */
  missingInputs?: (field: Field, posted: PostedValues) => readonly string[];
  check?: (field: Field, posted: PostedValues) => Refusal | undefined;
  /** What rules compare for a text that was posted; absent: the text. */
  compared?: (field: Field, text: string) => string;
  /** What is kept; absent: what was posted. */
  store?: (field: Field, posted: PostedValues) => StoredValues;
  /** The kept values as a person reads them. */
  show?: (field: Field, stored: StoredValues) => string;
}

export function refuse(message: string | null): Refusal {
  return { message };
}

/** One text under the field's own id, as most types post it. */
export function postValue(field: FieldSettings, { value }: FieldValuesInput): PostedEntry[] {
  return [[String(field.id), trimmed(value ?? '')]];
}

export function hasNothing(field: FieldSettings, posted: PostedValues): boolean {
  return filledTexts(posted, field.id).length === 0;
}

/** Keeps each text that was posted and is not empty. */
export function storePosted(field: FieldSettings, posted: PostedValues): StoredValues {
  return Object.fromEntries(
    postedOf(posted, field.id).flatMap(([id, value]) => (typeof value === 'string' && value ? [[id, value]] : [])),
  );
}

/** The kept texts of a field in the order of its inputs. */
export function storedTexts(field: FieldSettings, stored: StoredValues): string[] {
  const ids = Object.keys(stored).filter((id) => id === String(field.id) || id.startsWith(`${field.id}.`));
  return ids.sort((a, b) => inputNumber(a) - inputNumber(b)).map((id) => stored[id] ?? '');
}

/** `6.10` is the tenth input, not the first. */
function inputNumber(inputId: string): number {
  return Number(inputId.split('.')[1] ?? 0);
}
