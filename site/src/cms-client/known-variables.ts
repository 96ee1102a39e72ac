import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import type { UnknownName } from './unknown-names.ts';

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** Enum values that the CMS does not have, by type. */
function unknownValues(type: string, names: readonly UnknownName[]): readonly unknown[] {
  return names.flatMap((name) => (name.type === type && name.value !== undefined ? [name.value] : []));
}

/**
 * The variables of a query, without enum values that the CMS does not have.
 * @returns undefined when one of them becomes empty: an empty list would select everything, not nothing
 */
export function withKnownValues(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  names: readonly UnknownName[],
): Readonly<Record<string, unknown>> | undefined {
  const known = { ...variables };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const unknown = unknownValues(namedType(type), names);
      const value = known[variable.name.value];
      if (!Array.isArray(value)) {
        if (unknown.includes(value)) return undefined;
        continue;
      }
      const left = value.filter((one) => !unknown.includes(one));
      if (left.length === 0 && value.length > 0) return undefined;
      known[variable.name.value] = left;
    }
  }
  return known;
}
