import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';

/**
 * Reads a request as WPGraphQL does: a POST must be JSON and its query string is ignored, a GET has
 * everything in its query string, and variables may be a JSON text.
 */
export function useWordPressRequests(): Plugin {
  return {
    onRequestParse({ request, setRequestParser }) {
      if (request.method === 'GET') setRequestParser(({ url }) => readQueryString(url));
      if (request.method === 'POST') {
        const type = request.headers.get('content-type') ?? '';
        if (!type.includes('application/json')) {
          throw httpError(415, `HTTP POST requests must have Content-Type: application/json header. Received: ${type}`);
        }
        setRequestParser(async (posted) => readBody(await posted.text()));
      }
    },
    onParams({ params }) {
      if (params.query === undefined && params.extensions?.persistedQuery === undefined) {
        throw new GraphQLError(
          'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
        );
      }
    },
  };
}

function readQueryString(url: string): GraphQLParams {
  const { searchParams } = new URL(url, 'http://cms.invalid');
  return operation({
    query: searchParams.get('query') ?? undefined,
    operationName: searchParams.get('operationName') || undefined,
    variables: searchParams.get('variables') ?? undefined,
    extensions: searchParams.get('extensions') ?? undefined,
  });
}

function readBody(body: string): GraphQLParams | GraphQLParams[] {
  const parsed = parseJson(body, () => httpError(500, 'Could not parse JSON: Syntax error'));
  if (Array.isArray(parsed)) return parsed.map(operation);
  return operation(parsed);
}

/** Only the four known parameters are used; others are ignored. */
function operation(parameters: unknown): GraphQLParams {
  if (!isRecord(parameters)) throw httpError(500, 'GraphQL Server expects JSON object or array');
  const { query, operationName, variables, extensions } = parameters;
  const named = asObject('variables', variables);
  const extended = asObject('extensions', extensions);
  return {
    ...(query !== undefined && query !== null && query !== '' && { query: query as string }),
    ...(typeof operationName === 'string' && operationName !== '' && { operationName }),
    ...(named && { variables: named }),
    ...(extended && { extensions: extended }),
  };
}

function asObject(name: string, value: unknown): Record<string, unknown> | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const wrong = (): GraphQLError =>
    new GraphQLError(`GraphQL Request parameter "${name}" must be object or JSON string parsed to object`);
  const parsed = typeof value === 'string' ? parseJson(value, wrong) : value;
  if (typeof parsed !== 'object' || parsed === null) throw wrong();
  // PHP sends an empty map as an empty list.
  return Array.isArray(parsed) ? {} : (parsed as Record<string, unknown>);
}

function parseJson(text: string, failure: () => GraphQLError): unknown {
  const parsed = parsedJson(text);
  if (parsed === undefined) throw failure();
  return parsed;
}

/** An error whose response has a status other than 200; the body contains only the message. */
function httpError(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status } } });
}
