import type { DocumentNode } from 'graphql';
import type { ResultOf } from '../../../cms-client/graphql.ts';
import type { FieldBase } from '../shared/field-base.ts';
import type { FieldNode } from './field.fragment.ts';
import type { FieldContext } from './read-base.ts';

/** A field type's fragment, for settings that not all fields have, and the reader of the CMS's response. */
export interface FieldDefinition<Field extends FieldBase> {
  /** Null for a type without settings of its own. */
  fragment: DocumentNode | null;
  read(node: FieldNode, context: FieldContext): Field;
}

/** Defines a type by its fragment, which the form's query spreads on fields of the type. */
export function defineField<Fragment extends DocumentNode, Field extends FieldBase>(
  fragment: Fragment,
  read: (parts: ResultOf<Fragment>, context: FieldContext) => Field,
): FieldDefinition<Field> {
  // The fragment's fields are in the node itself; the list of definitions selects this one by the node's type.
  return { fragment, read: (node, context) => read(node as unknown as ResultOf<Fragment>, context) };
}
