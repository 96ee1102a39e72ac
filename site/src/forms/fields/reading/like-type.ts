import { type DocumentNode, Kind, visit } from 'graphql/language/index.js';
import type { FieldBase } from '../shared/field-base.ts';
import type { FieldDefinition } from './define-field.ts';

/** The same fragment on another type, without the fields that it lacks. */
function onType(fragment: DocumentNode, type: string, missing: ReadonlySet<string>): DocumentNode {
  return visit(fragment, {
    FragmentDefinition: (node) => ({
      ...node,
      name: { kind: Kind.NAME, value: `${type}Parts` },
      typeCondition: { ...node.typeCondition, name: { kind: Kind.NAME, value: type } },
    }),
    // Null removes the field.
    Field: ({ name }) => (missing.has(name.value) ? null : undefined),
  });
}

/**
 * The definition of a type that is another one under a name of its own: the tags of a post like a line of text. The
 * responses have the same fields, so the same function reads them.
 * @param type the contract's name of the type
 * @param missing settings that it lacks
 */
export function likeType<Field extends FieldBase>(
  { fragment, read }: FieldDefinition<Field>,
  type: string,
  missing: readonly string[] = [],
): FieldDefinition<Field> {
  return { fragment: fragment && onType(fragment, type, new Set(missing)), read };
}
