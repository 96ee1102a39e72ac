import * as definitions from './definitions.ts';
import type { FieldDefinition } from './reading/define-field.ts';
import type { FieldNode, FieldTypeName } from './reading/field.fragment.ts';
import { type FieldSurroundings, readFieldContext } from './reading/read-base.ts';
import type { FieldBase } from './shared/field-base.ts';

import { type UnsupportedField, unsupportedDefinition } from './unsupported/unsupported.definition.ts';

/** Requires a line in the list for every type of the contract. */
export const fieldDefinitions = definitions satisfies Record<FieldTypeName, FieldDefinition<FieldBase>>;

type Definition = (typeof fieldDefinitions)[keyof typeof fieldDefinitions];

/** A field of any type, discriminated by `type`. */
export type FormField = ReturnType<Definition['read']> | UnsupportedField;
export type FieldType = FormField['type'];
export type FieldOf<Type extends FieldType> = Extract<FormField, { type: Type }>;

/** Reads a field. One of a type that is not in the contract becomes `UNSUPPORTED`. */
export function readField(node: FieldNode, surroundings: FieldSurroundings): FormField {
  const isKnown = Object.hasOwn(fieldDefinitions, node.__typename);
  const { read } = isKnown ? fieldDefinitions[node.__typename] : unsupportedDefinition;
  return read(node, readFieldContext(node, surroundings));
}
