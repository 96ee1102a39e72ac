import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { Block } from '../blocks/define-block.ts';

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}

/** The fragment of a document comes first; those that it spreads follow. */
function spreadOf({ fragment }: Block): SelectionNode[] {
  const name = fragment.definitions.find(isFragment)?.name;
  return name ? [{ kind: Kind.FRAGMENT_SPREAD, name }] : [];
}

/** Spreads fragments in the first field of an operation: the node that the page is about. */
function withSpreads(operation: OperationDefinitionNode, spreads: readonly SelectionNode[]): OperationDefinitionNode {
  const [node, ...others] = operation.selectionSet.selections;
  if (node?.kind !== Kind.FIELD || !node.selectionSet) return operation;
  const selections = [...node.selectionSet.selections, ...spreads];
  const extended = { ...node, selectionSet: { ...node.selectionSet, selections } };
  return { ...operation, selectionSet: { ...operation.selectionSet, selections: [extended, ...others] } };
}

/** A query that also asks what blocks need of the page's node, which is the first field that it asks for. */
export function withBlocks<Document extends DocumentNode>(query: Document, blocks: readonly Block[]): Document {
  if (blocks.length === 0) return query;
  const spreads = blocks.flatMap(spreadOf);
  const definitions = query.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? withSpreads(definition, spreads) : definition,
  );
  const known = new Set(definitions.filter(isFragment).map(({ name }) => name.value));
  const added = blocks
    .flatMap(({ fragment }) => fragment.definitions.filter(isFragment))
    .filter(({ name }) => !known.has(name.value) && known.add(name.value));
  return { ...query, definitions: [...definitions, ...added] };
}
