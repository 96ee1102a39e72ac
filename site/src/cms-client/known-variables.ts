import { namedType } from '@headwater/contract/named-type.ts';
import { type DocumentNode, Kind } from 'graphql/language/index.js';
import type { UnknownName } from './unknown-names.ts';

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
