import type { DocumentNode } from 'graphql';
import type { ResultOf } from '../../../cms-client/graphql.ts';
import type { FieldBase } from '../shared/field-base.ts';
import type { FieldNode } from './field.fragment.ts';
import type { FieldContext } from './read-base.ts';

/** What a type of field asks the CMS beyond what all fields have, and the field that it makes of the answer. */
export interface FieldDefinition<Field extends FieldBase> {
  /** Null for a type that asks nothing more. */
  fragment: DocumentNode | null;
  read(node: FieldNode, context: FieldContext): Field;
}

/** Defines a type by its fragment. The question about a form spreads the fragment over every field of the type. */
export function defineField<Fragment extends DocumentNode, Field extends FieldBase>(
  fragment: Fragment,
  read: (parts: ResultOf<Fragment>, context: FieldContext) => Field,
): FieldDefinition<Field> {
  // A fragment's answer is in the node itself; the list of definitions picks this one by the node's type.
  return { fragment, read: (node, context) => read(node as unknown as ResultOf<Fragment>, context) };
}
