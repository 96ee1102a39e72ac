import { type DefinitionNode, type DocumentNode, Kind, type SelectionNode } from 'graphql/language/index.js';

function namesOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) => ('name' in definition && definition.name?.value) || []);
}

function spreadOf(fragment: DocumentNode): SelectionNode {
  // A document made by `graphql()` has its own fragment first, and those that it uses behind it.
  const [value = ''] = namesOf(fragment);
  return { kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value } };
}

/**
 * The definitions of a document that also spreads the given fragments, each definition once.
 * @param extend returns a definition with the spreads where they belong, and every other one as it is
 */
export function extendDocument(
  document: DocumentNode,
  fragments: readonly DocumentNode[],
  extend: (definition: DefinitionNode, spreads: readonly SelectionNode[]) => DefinitionNode,
): DefinitionNode[] {
  const spreads = fragments.map(spreadOf);
  const definitions = new Map<string, DefinitionNode>();
  for (const definition of [document, ...fragments].flatMap((each) => each.definitions)) {
    if (!('name' in definition) || !definition.name) continue;
    definitions.set(definition.name.value, extend(definition, spreads));
  }
  return [...definitions.values()];
}
