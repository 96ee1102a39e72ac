import type { FormFieldName } from '@headwater/contract/subset.ts';
import type { FieldSettings } from '../definition/field-settings.ts';
import type { FieldKind } from './field-kind.ts';
import * as kinds from './kinds.ts';

/** Every type of field of the contract needs a line in the list. */
const fieldKinds = kinds satisfies Record<FormFieldName, Pick<FieldKind<FieldSettings>, 'type' | 'valueKey'>>;

type SettingsOf<Kind> = Kind extends FieldKind<infer Field> ? Field : never;

/** A field as an editor has set it up; `type` distinguishes the kinds. */
export type FormField = SettingsOf<(typeof fieldKinds)[keyof typeof fieldKinds]>;

const byType = new Map(Object.entries(fieldKinds).map(([graphqlType, kind]) => [kind.type, { graphqlType, kind }]));

/** Whether this CMS knows the type of an imported field. */
export function isFieldType(type: string): boolean {
  return [...byType.keys()].some((known) => known === type);
}

function entryOf({ type }: FormField) {
  const entry = byType.get(type);
  if (!entry) throw new Error(`There is no field type "${type}". The types are ${[...byType.keys()].join(', ')}.`);
  return entry;
}

export function kindOf(field: FormField): FieldKind<FormField> {
  // TypeScript cannot see that a field and its own type's functions belong together.
  return entryOf(field).kind as unknown as FieldKind<FormField>;
}

/** Whether the field's values are files. */
export function takesFiles(field: FormField): boolean {
  return kindOf(field).valueKey === 'fileUploadValues';
}

/** The type's name in the contract. */
export function graphqlTypeOf(field: FormField): string {
  return entryOf(field).graphqlType;
}
