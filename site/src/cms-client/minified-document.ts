import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  Kind,
  print,
  visit,
} from 'graphql/language/index.js';
import { stripIgnoredCharacters } from 'graphql/utilities/stripIgnoredCharacters.js';

function fragmentsOf({ definitions }: DocumentNode): FragmentDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

function countSpreads(document: DocumentNode): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  visit(document, {
    FragmentSpread: ({ name }) => void counts.set(name.value, (counts.get(name.value) ?? 0) + 1),
  });
  return counts;
}

/** A document in which fragments that are spread once are written where they are spread. */
function inlined(document: DocumentNode): DocumentNode {
  const counts = countSpreads(document);
  const single = new Map(
    fragmentsOf(document)
      .filter(({ name }) => counts.get(name.value) === 1)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const inline = (spread: FragmentSpreadNode): InlineFragmentNode | FragmentSpreadNode => {
    const fragment = single.get(spread.name.value);
    if (!fragment) return spread;
    const { typeCondition, selectionSet } = fragment;
    const directives = [...(spread.directives ?? []), ...(fragment.directives ?? [])];
    return { kind: Kind.INLINE_FRAGMENT, typeCondition, directives, selectionSet: visit(selectionSet, spreads) };
  };
  const spreads = { FragmentSpread: inline };
  const definitions = document.definitions.filter(
    (definition) => definition.kind !== Kind.FRAGMENT_DEFINITION || !single.has(definition.name.value),
  );
  return visit({ ...document, definitions }, spreads);
}

/** A document whose fragments have names of two characters; the CMS never mentions them. */
function renamed(document: DocumentNode): DocumentNode {
  const names = new Map(
    fragmentsOf(document).map(({ name }, index) => [name.value, `f${index.toString(36)}`] as const),
  );
  const rename = <Node extends FragmentDefinitionNode | FragmentSpreadNode>(node: Node): Node => ({
    ...node,
    name: { ...node.name, value: names.get(node.name.value) ?? node.name.value },
  });
  return visit(document, { FragmentDefinition: rename, FragmentSpread: rename });
}

/**
 * The text of a document in as few characters as possible, so that it fits into a URL: a cache in front of the CMS can
 * respond to GET requests only. Its meaning, its operation's name and its responses are those of the document.
 */
export function minifiedDocument(document: DocumentNode): string {
  return stripIgnoredCharacters(print(renamed(inlined(document))));
}
