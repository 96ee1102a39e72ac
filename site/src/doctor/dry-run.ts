import { isRecord } from '@headwater/contract/is-record.ts';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, print } from 'graphql';

/** Every operation gets this selection, whose variable is never sent. */
const parts = parse('query ($dryRun: Boolean!) { __typename @include(if: $dryRun) }').definitions[0];

function withRequiredVariable(operation: OperationDefinitionNode): OperationDefinitionNode {
  if (parts?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The selection of a dry run is an operation.');
  return {
    ...operation,
    variableDefinitions: [...(operation.variableDefinitions ?? []), ...(parts.variableDefinitions ?? [])],
    selectionSet: {
      ...operation.selectionSet,
      selections: [...parts.selectionSet.selections, ...operation.selectionSet.selections],
    },
  };
}

/**
 * The text of a document that a CMS validates, with its own rules and limits, and never executes, because a variable is
 * missing: also a mutation changes nothing.
 */
export function dryRunOf(document: DocumentNode): string {
  const definitions = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? withRequiredVariable(definition) : definition,
  );
  return print({ ...document, definitions });
}

/** What the CMS objects to in a document, from the response to its dry run; empty when it is valid. */
export function objectionsIn(response: unknown): string[] {
  const errors = isRecord(response) && Array.isArray(response.errors) ? response.errors : undefined;
  if (!errors) return ['the CMS executed it, or did not respond as a GraphQL server'];
  const messages = errors.map((error: unknown) => (isRecord(error) ? String(error.message) : String(error)));
  return messages.filter((message) => !/^Variable "\$\w+" of required type .+ was not provided/.test(message));
}
