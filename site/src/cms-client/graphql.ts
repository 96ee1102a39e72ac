import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/**
 * Documents typed by `contract/schema.graphql`. Fragments are masked: a component reads its own
 * fragment through `readFragment` and cannot see its neighbours' fields.
 */
export const graphql = initGraphQLTada<{ introspection: introspection }>();

export type { FragmentOf, ResultOf, TadaDocumentNode, VariablesOf } from 'gql.tada';
export { readFragment } from 'gql.tada';
