import * as definitions from './definitions.ts';
import * as rareDefinitions from './rare-definitions.ts';
import type { FieldDefinition } from './reading/define-field.ts';
import type { FieldNode, FieldTypeName } from './reading/field.fragment.ts';
import { type FieldSurroundings, readFieldContext } from './reading/read-base.ts';
import type { FieldBase } from './shared/field-base.ts';

import { type UnsupportedField, unsupportedDefinition } from './unsupported/unsupported.definition.ts';

/** Requires a line in one of the lists for every type of the contract. */
const fieldDefinitions = { ...definitions, ...rareDefinitions } satisfies Record<
  FieldTypeName,
  FieldDefinition<FieldBase>
>;

type Definition = (typeof fieldDefinitions)[keyof typeof fieldDefinitions];

/** A field of any type, discriminated by `type`. */
export type FormField = ReturnType<Definition['read']> | UnsupportedField;
export type FieldType = FormField['type'];
export type FieldOf<Type extends FieldType> = Extract<FormField, { type: Type }>;

/** The settings of the types that every form may have, and of those that few have. */
export const typeFragments = fragmentsOf(definitions);
export const rareTypeFragments = fragmentsOf(rareDefinitions);

function fragmentsOf(list: Readonly<Record<string, Pick<FieldDefinition<FieldBase>, 'fragment'>>>) {
  return Object.values(list).flatMap(({ fragment }) => fragment ?? []);
}

/** Whether the settings of the field's type are in a query of their own. */
export function isOfRareType({ __typename }: Pick<FieldNode, '__typename'>): boolean {
  return Object.hasOwn(rareDefinitions, __typename) && fieldDefinitions[__typename].fragment !== null;
}

/** Reads a field. One of a type that is not in the contract becomes `UNSUPPORTED`. */
export function readField(node: FieldNode, surroundings: FieldSurroundings): FormField {
  const isKnown = Object.hasOwn(fieldDefinitions, node.__typename);
  const { read } = isKnown ? fieldDefinitions[node.__typename] : unsupportedDefinition;
  return read(node, readFieldContext(node, surroundings));
}
