import type { Resolve } from '../../schema/context.ts';
import { globalId } from '../../schema/global-id.ts';
import type { FieldNode } from './field-node.ts';

const id: Resolve<FieldNode> = ({ formId, databaseId }) => globalId('gf_form_field', `${formId}:${databaseId}`);

/** All other properties of a field have the contract's names already. */
export const formFieldResolvers = {
  // The inputs of multiple-choice fields are those of checkboxes.
  GfFieldInput: { __resolveType: () => 'CheckboxInputProperty' },
  ProductField: { __resolveType: ({ graphqlType }: FieldNode) => graphqlType },
  FormField: { __resolveType: ({ graphqlType }: FieldNode) => graphqlType, id },
};
