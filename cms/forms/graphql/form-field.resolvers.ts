import type { Resolve } from '../../schema/context.ts';
import { globalId } from '../../schema/global-id.ts';
import type { FieldNode } from './field-node.ts';

const id: Resolve<FieldNode> = ({ formId, databaseId }) => globalId('gf_form_field', `${formId}:${databaseId}`);

/** Everything else of a field has its name in the contract already. */
export const formFieldResolvers = {
  FormField: { __resolveType: ({ graphqlType }: FieldNode) => graphqlType, id },
};
