import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { viewerOf } from '../accounts/accounts.ts';
import { can } from '../accounts/capabilities.ts';
import type { CmsContext } from '../schema/context.ts';
import { type TouchedKeys, touchedKeys } from '../schema/touched-keys.ts';
import type { Handler } from '../web/handler.ts';
import { callerOf, clientAddress, isFromSite } from './client-address.ts';
import { multipartOperation } from './multipart-operation.ts';
import { usePersistedQueries } from './persisted-queries.ts';
import { useExecutedOperation, useQueryLimits } from './query-limits.ts';
import { queryStore } from './query-store.ts';
import { responseLimits, useResponseLimit } from './response-limit.ts';
import { useWordPressRequests } from './wordpress-requests.ts';
import { useWordPressResults } from './wordpress-results.ts';

type Shared = Pick<CmsContext, 'tables' | 'accounts' | 'forms' | 'baseUrl' | 'uploadSize'>;

interface GraphqlOptions extends Shared {
  schema: GraphQLSchema;
  /** Shared with the site: a client that knows it may name the visitor it acts for. */
  secret: string;
  /** Allows introspection queries. For development and tests. */
  introspection: boolean;
  /** Receives errors that clients only see as "Internal server error". */
  onError: (error: unknown) => void;
}

/** Maximum number of operations in one request, as in WPGraphQL. */
const largestBatch = 10;
const largestBody = 1_000_000;

function isMultipart({ method, headers }: Request): boolean {
  return method === 'POST' && /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
}

function malformed(): Response {
  const message = 'Expected a request by the GraphQL multipart request specification.';
  return Response.json({ errors: [{ message }] }, { status: 400 });
}

/** The GraphQL endpoint, which follows WPGraphQL's use of HTTP where the GraphQL-over-HTTP draft differs. */
export function graphqlEndpoint(options: GraphqlOptions): Handler {
  const { tables, accounts, forms, baseUrl, uploadSize } = options;
  const shared: Shared = { tables, accounts, forms, baseUrl, uploadSize };
  const touchedBy = new WeakMap<Request, TouchedKeys>();
  const touchedOf = (request: Request): TouchedKeys => {
    const known = touchedBy.get(request) ?? touchedKeys();
    touchedBy.set(request, known);
    return known;
  };
  const isEditor = (request: Request): boolean => can(viewerOf(request, options.accounts), 'edit_posts');
  const isTrusted = (request: Request): boolean => isFromSite(request, options.secret) || isEditor(request);
  const mostBytes = (request: Request): number =>
    isTrusted(request) ? responseLimits.editor : responseLimits.anonymous;
  const silent = () => undefined;

  const yoga = createYoga<{ address: string; files: ReadonlyMap<string, File> }>({
    schema: options.schema,
    context: ({ request, address, files }): CmsContext => ({
      ...shared,
      viewer: viewerOf(request, options.accounts),
      address: clientAddress(request, address, options.secret),
      files,
      caller: callerOf(request, options.secret),
      touched: touchedOf(request),
    }),
    // Both `/graphql` and `/index.php?graphql` arrive here; the router has checked the path.
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: { limit: largestBatch },
    maxRequestBodySize: largestBody,
    parserAndValidationCache: {
      documentCache: queryStore<DocumentNode>((_parsed, query) => query),
      errorCache: queryStore<object>((_error, query) => query),
    },
    maskedErrors: { errorMessage: 'Internal server error' },
    logging: { debug: silent, info: silent, warn: silent, error: options.onError },
    fetchAPI: { Request, Response, Headers, URL },
    plugins: [
      useWordPressRequests(),
      usePersistedQueries(),
      // Editors may, because GraphiQL needs the schema; so may a client with the secret, to record the schema.
      useQueryLimits({ introspection: (request) => options.introspection || isTrusted(request) }),
      useResponseLimit(mostBytes),
      useExecutedOperation(),
      useWordPressResults({
        keysOf: (request) => touchedBy.get(request)?.headerValue(),
        introspection: options.introspection,
        mostBytes,
      }),
    ],
  });
  return async (request, address) => {
    if (!isMultipart(request)) return yoga.fetch(request, { address, files: new Map() });
    const operation = await multipartOperation(request);
    if (!operation) return malformed();
    return yoga.fetch(operation.request, { address, files: operation.files });
  };
}
