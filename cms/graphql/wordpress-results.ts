import { ownHeaders } from '@headwater/contract/http/headers.ts';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { tooLarge } from './response-limit.ts';

/** What WPGraphQL adds to every response while its debug mode is off. */
const inactiveDebug = {
  type: 'DEBUG_LOGS_INACTIVE',
  message: 'GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.',
};

/** Statuses of WPGraphQL besides 200: for a wrong content type and for an unreadable body. */
const passedStatuses = new Set([415, 500]);

interface Options {
  keysOf: (request: Request) => string | undefined;
  introspection: boolean;
  /** Maximum size of the response to a request in bytes. */
  mostBytes: (request: Request) => number;
}

/**
 * Responds as WPGraphQL does: status 200 whatever the errors, no codes in them, and a debug entry
 * beside the data.
 */
export function useWordPressResults({ keysOf, introspection, mostBytes }: Options): Plugin {
  return {
    onResultProcess({ request, setResultProcessor }) {
      setResultProcessor((result, fetchApi) => {
        const keys = keysOf(request);
        const results = (Array.isArray(result) ? result : [result]) as ExecutionResult[];
        const status = results.map(httpStatus).find((found) => found !== undefined) ?? 200;
        const envelopes = results.map((one) => envelope(one, introspection));
        const body = Buffer.from(JSON.stringify(Array.isArray(result) ? envelopes : envelopes[0]));
        const most = mostBytes(request);
        // Texts may be longer than estimated, so the actual size is checked, too.
        const refusal = body.length > most && envelope({ errors: [tooLarge(body.length, most)] }, introspection);
        return new fetchApi.Response(refusal ? JSON.stringify(refusal) : body, {
          status,
          headers: {
            'content-type': 'application/json; charset=UTF-8',
            ...(keys && { 'x-graphql-keys': keys }),
            // One entry for all submissions with the same `clientMutationId`: the site may repeat a submission without a response.
            [ownHeaders.idempotent]: '1',
            [ownHeaders.searchEngines]: 'allow',
            ...(request.headers.has('authorization') && { [ownHeaders.sawToken]: '1' }),
          },
        });
      }, 'application/json');
    },
  };
}

function httpStatus({ errors }: ExecutionResult): number | undefined {
  for (const { extensions } of errors ?? []) {
    const http = extensions?.http as { status?: number } | undefined;
    if (http?.status && passedStatuses.has(http.status)) return http.status;
  }
  return undefined;
}

function envelope(result: ExecutionResult, introspection: boolean): unknown {
  const errors = result.errors?.map((error) => formatted(error, introspection));
  if (httpStatus(result)) return { errors };
  return {
    ...(errors && { errors }),
    ...(result.data !== undefined && { data: result.data }),
    extensions: { debug: [inactiveDebug] },
  };
}

function formatted(error: GraphQLError, introspection: boolean): GraphQLFormattedError {
  // Suggestions would reveal the schema, name by name, to clients that may not introspect it.
  const message = introspection ? error.message : error.message.replace(/ Did you mean .*\?$/, '');
  const code = error.extensions?.code;
  const isPersisted = typeof code === 'string' && code.startsWith('PERSISTED_QUERY');
  return {
    message,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    ...(isPersisted && { extensions: { code } }),
  };
}
