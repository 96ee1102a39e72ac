import { Kind, type TypeNode } from 'graphql/language/index.js';

/** Name of a type in GraphQL source, without its lists and exclamation marks. */
export function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
