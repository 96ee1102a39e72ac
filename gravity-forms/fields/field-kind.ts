import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { FieldSettings } from '../definition/field-settings.ts';
import { type PostedInput, type PostedValues, postedOf } from '../rules/posted-values.ts';
import type { RuleSettingsOf } from '../rules/rule-field.ts';
import type { FieldValuesInput, ValueKey } from '../submission/field-values-input.ts';

/** The stored values of a field, by input ID. */
export type StoredValues = Readonly<Record<string, string>>;

/** How one type of field behaves on the server. */
export interface FieldKind<Field extends FieldSettings> {
  /** As the setup of a form names it. */
  type: Field['type'];
  /** The key of a submitted value that carries this type's; null for what visitors only see. */
  valueKey: ValueKey | null;
  /** The key of a type that has one or the other, by its settings. */
  keyOf?: (field: Field) => ValueKey;
  /** The contract's fields of the type that are not stored under the same name. */
  details?: (field: Field) => object;
  /** @throws SubmissionError when the value does not fit the field at all. */
  post?: (field: Field, input: FieldValuesInput) => PostedInput[];
  /** The field as the rules see it. */
  rule: (field: Field) => RuleSettingsOf;
  /** The stored value; defaults to the posted one. */
  store?: (field: Field, posted: PostedValues) => StoredValues;
  /** The stored values as text. */
  show?: (field: Field, stored: StoredValues) => string;
  /** Whether exports have the stored number in place of its text. */
  isNumber?: true;
  /** What a merge tag of the field or of one of its inputs stands for. @param modifier in lower case, such as `title` */
  tagged?: (field: Field, stored: StoredValues, modifier: string) => string;
}

/** One text under the field's own id, as most types post it. */
export function postValue(field: FieldSettings, { value }: FieldValuesInput): PostedInput[] {
  return [[String(field.id), trimmed(value ?? '')]];
}

/** Stores each posted text that is not empty. */
export function storePosted(field: FieldSettings, posted: PostedValues): StoredValues {
  return Object.fromEntries(
    postedOf(posted, field.id).flatMap(([id, value]) => (typeof value === 'string' && value ? [[id, value]] : [])),
  );
}

/** The stored texts of a field in the order of its inputs. */
export function storedTexts(field: FieldSettings, stored: StoredValues): string[] {
  const ids = Object.keys(stored).filter((id) => id === String(field.id) || id.startsWith(`${field.id}.`));
  return ids.sort((a, b) => inputNumber(a) - inputNumber(b)).map((id) => stored[id] ?? '');
}

/** `6.10` is the tenth input, not the first. */
function inputNumber(inputId: string): number {
  return Number(inputId.split('.')[1] ?? 0);
}
