import { type DefinitionNode, type DocumentNode, Kind, type SelectionNode } from 'graphql/language/index.js';
import type { Block } from '../blocks/define-block.ts';
import { extendDocument } from '../cms-client/extend-document.ts';

/** Spreads fragments in the first field of an operation: the node that the page is about. */
function withSpreads(definition: DefinitionNode, spreads: readonly SelectionNode[]): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
  const [node, ...others] = definition.selectionSet.selections;
  if (node?.kind !== Kind.FIELD || !node.selectionSet) return definition;
  const selections = [...node.selectionSet.selections, ...spreads];
  const extended = { ...node, selectionSet: { ...node.selectionSet, selections } };
  return { ...definition, selectionSet: { ...definition.selectionSet, selections: [extended, ...others] } };
}

/** A query that also asks what blocks need of the page's node, which is the first field that it asks for. */
export function withBlocks<Document extends DocumentNode>(query: Document, blocks: readonly Block[]): Document {
  if (blocks.length === 0) return query;
  const fragments = blocks.map(({ fragment }) => fragment);
  return { ...query, definitions: extendDocument(query, fragments, withSpreads) };
}
