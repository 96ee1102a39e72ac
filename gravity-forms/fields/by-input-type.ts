import type { FieldSettings } from '../definition/field-settings.ts';
import { type FieldKind, storedTexts, storePosted } from './field-kind.ts';

/** A field whose `inputType` says which control it has. */
export interface InputTypeSettings<Type extends string, InputType extends string> extends FieldSettings<Type> {
  /** Defaults to the first kind. */
  inputType?: InputType;
}

/**
 * A type of Gravity Forms that is one of several controls, by its `inputType`, and behaves like that control's own type.
 * @param kinds by `inputType`; the first one is a new field's, and one's whose `inputType` is not in the list
 */
export function kindByInputType<Field extends InputTypeSettings<string, string>>(
  type: Field['type'],
  kinds: Readonly<Record<NonNullable<Field['inputType']>, unknown>>,
): FieldKind<Field> {
  // The functions of a kind never look at the type, which is all that differs.
  const byName = kinds as unknown as Readonly<Record<string, FieldKind<Field>>>;
  const [first = ''] = Object.keys(kinds);
  const nameOf = ({ inputType = first }: Field): string => (Object.hasOwn(byName, inputType) ? inputType : first);
  const kindOf = (field: Field): FieldKind<Field> => {
    const kind = byName[nameOf(field)];
    if (!kind) throw new Error(`${type} needs at least one kind of control.`);
    return kind;
  };
  return {
    type,
    valueKey: 'value',
    keyOf: (field) => kindOf(field).keyOf?.(field) ?? kindOf(field).valueKey ?? 'value',
    details: (field) => ({ inputs: null, ...kindOf(field).details?.(field), inputType: nameOf(field) }),
    post: (field, input) => kindOf(field).post?.(field, input) ?? [],
    rule: (field) => kindOf(field).rule(field),
    store: (field, posted) => (kindOf(field).store ?? storePosted)(field, posted),
    show: (field, stored) => kindOf(field).show?.(field, stored) ?? storedTexts(field, stored).join(', '),
  };
}
