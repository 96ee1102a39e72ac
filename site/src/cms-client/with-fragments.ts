import { type DocumentNode, Kind } from 'graphql/language/index.js';
import { extendDocument } from './extend-document.ts';
import type { TadaDocumentNode } from './graphql.ts';

/**
 * The same operation, whose fragment `into` also spreads the given fragments: for lists that grow by a line, where a
 * literal document would have to name each entry twice more. The response's type stays as it was.
 */
export function withFragments<Result, Variables>(
  operation: TadaDocumentNode<Result, Variables>,
  into: string,
  fragments: readonly DocumentNode[],
): TadaDocumentNode<Result, Variables> {
  const definitions = extendDocument(operation, fragments, (definition, spreads) => {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION || definition.name.value !== into) return definition;
    const selections = [...definition.selectionSet.selections, ...spreads];
    return { ...definition, selectionSet: { kind: Kind.SELECTION_SET, selections } };
  });
  // Only selections were added: variables and the known part of the result are as before.
  return { kind: Kind.DOCUMENT, definitions } as unknown as TadaDocumentNode<Result, Variables>;
}
