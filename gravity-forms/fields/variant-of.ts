import { storedType } from '../convert/variants.ts';
import type { FieldSettings } from '../definition/field-settings.ts';
import type { FieldKind } from './field-kind.ts';

/** The settings of a type that behaves like another one. */
export type VariantSettings<Field extends FieldSettings, Type extends string> = Omit<Field, 'type'> &
  FieldSettings<Type>;

/**
 * A type that behaves like another one under a name of its own: the title of a post like a line of text.
 */
export function variantOf<Field extends FieldSettings, Type extends string>(
  kind: FieldKind<Field>,
  type: Type,
): FieldKind<VariantSettings<Field, Type>> {
  const { type: stored, inputType = stored } = storedType(type);
  // As the contract names them.
  const names = { type: stored.toUpperCase(), inputType: inputType.toUpperCase() };
  const details = (field: Field) => ({ ...kind.details?.(field), ...names });
  // The functions of a kind never look at the type, which is all that differs.
  return { ...kind, type, details } as unknown as FieldKind<VariantSettings<Field, Type>>;
}
