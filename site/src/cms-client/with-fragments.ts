import { type DefinitionNode, type DocumentNode, Kind, type SelectionNode } from 'graphql';
import type { TadaDocumentNode } from './graphql.ts';

type Spread = Extract<SelectionNode, { kind: Kind.FRAGMENT_SPREAD }>;

function namesOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) => ('name' in definition && definition.name?.value) || []);
}

function spreadOf(fragment: DocumentNode): Spread {
  // A document made by `graphql()` has its own fragment first, and those that it uses behind it.
  const [value = ''] = namesOf(fragment);
  return { kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value } };
}

/**
 * The same operation, whose fragment `into` also spreads the given fragments: for lists that grow by a line, where a
 * literal document would have to name each entry twice more. The answer's type stays as it was.
 */
export function withFragments<Result, Variables>(
  operation: TadaDocumentNode<Result, Variables>,
  into: string,
  fragments: readonly DocumentNode[],
): TadaDocumentNode<Result, Variables> {
  const definitions = new Map<string, DefinitionNode>();
  for (const definition of [operation, ...fragments].flatMap((document) => document.definitions)) {
    if (!('name' in definition) || !definition.name || definitions.has(definition.name.value)) continue;
    const isTarget = definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === into;
    const selections = isTarget ? [...definition.selectionSet.selections, ...fragments.map(spreadOf)] : [];
    definitions.set(
      definition.name.value,
      isTarget ? { ...definition, selectionSet: { kind: Kind.SELECTION_SET, selections } } : definition,
    );
  }
  // Only selections were added: variables and the known part of the result are as before.
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()] } as unknown as TadaDocumentNode<
    Result,
    Variables
  >;
}
