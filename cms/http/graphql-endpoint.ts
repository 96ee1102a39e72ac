import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Tables } from '../database/tables.ts';
import type { CmsContext } from '../schema/context.ts';
import { type TouchedKeys, touchedKeys } from '../schema/touched-keys.ts';
import { useExecutedOperation } from './executed-operation.ts';
import { usePersistedQueries } from './persisted-queries.ts';
import { useQueryLimits } from './query-limits.ts';
import { useWordPressRequests } from './wordpress-requests.ts';
import { useWordPressResults } from './wordpress-results.ts';

export interface GraphqlOptions {
  schema: GraphQLSchema;
  tables: Tables;
  baseUrl: string;
  uploadSize: CmsContext['uploadSize'];
  /** Answer questions about the schema itself. For development and tests. */
  introspection: boolean;
  /** Gets errors that clients only see as "Internal server error". */
  onError: (error: unknown) => void;
}

/** Most operations in one request, as in WPGraphQL. */
const largestBatch = 10;
const largestBody = 1_000_000;

/** The GraphQL endpoint, speaking HTTP as WPGraphQL does rather than as the GraphQL-over-HTTP draft says. */
export function graphqlEndpoint(options: GraphqlOptions): (request: Request) => Promise<Response> {
  const touchedBy = new WeakMap<Request, TouchedKeys>();
  const touchedOf = (request: Request): TouchedKeys => {
    const known = touchedBy.get(request) ?? touchedKeys();
    touchedBy.set(request, known);
    return known;
  };
  const silent = () => undefined;

  const yoga = createYoga({
    schema: options.schema,
    context: ({ request }): CmsContext => ({
      tables: options.tables,
      baseUrl: options.baseUrl,
      uploadSize: options.uploadSize,
      viewer: null,
      touched: touchedOf(request),
    }),
    // Both `/graphql` and `/index.php?graphql` arrive here; the router in front has decided.
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: { limit: largestBatch },
    maxRequestBodySize: largestBody,
    maskedErrors: { errorMessage: 'Internal server error' },
    logging: { debug: silent, info: silent, warn: silent, error: options.onError },
    fetchAPI: { Request, Response, Headers, URL },
    plugins: [
      useWordPressRequests(),
      usePersistedQueries(),
      useQueryLimits({ introspection: options.introspection }),
      useExecutedOperation(),
      useWordPressResults({
        keysOf: (request) => touchedBy.get(request)?.headerValue(),
        introspection: options.introspection,
      }),
    ],
  });
  return async (request) => yoga.fetch(request);
}
