import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { basicAuthorization, splitCredentials } from '../runtime/basic-auth.ts';
import { SECRET_HEADER } from './http/headers.ts';
import { notGraphql } from './http/not-graphql.ts';
import { parsedJson } from './parsed-json.ts';

/** Interfaces that implement others are part of WPGraphQL's schema; descriptions are not needed. */
const query = getIntrospectionQuery({ descriptions: false });

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return typeof value === 'object' && value !== null && '__schema' in value;
}

function messageIn(result: object): string | undefined {
  if (!('errors' in result) || !Array.isArray(result.errors)) return undefined;
  const [first]: unknown[] = result.errors;
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : undefined;
}

/**
 * A schema from the result of an introspection query, with or without the envelope around its data.
 * @returns SDL
 * @throws Error that says what the text is instead
 */
export function schemaFromIntrospection(text: string): string {
  const result = parsedJson(text);
  if (result === undefined) {
    throw new Error('Expected the result of an introspection query as JSON, and this is not JSON.');
  }
  if (typeof result !== 'object' || result === null) throw new Error('Expected an object with "__schema".');
  const data: unknown = 'data' in result ? result.data : result;
  if (isIntrospection(data)) return printSchema(buildClientSchema(data));
  throw new Error(messageIn(result) ?? 'Expected an object with "data" and "__schema" in it.');
}

/**
 * Fetches the schema of a WordPress.
 * @param requestUrl of the WordPress, with user and password if it is behind Basic authentication
 * @param secret shared with it; with the project's plugin, WPGraphQL allows introspection to clients that send it
 * @throws Error with what the WordPress returned instead, and what to do
 */
export async function pullSchema(requestUrl: string, secret: string): Promise<string> {
  const { url } = splitCredentials(requestUrl);
  const response = await fetch(`${url.replace(/\/$/, '')}/index.php?graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...basicAuthorization(requestUrl),
      ...(secret !== '' && { [SECRET_HEADER]: secret }),
    },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  try {
    return schemaFromIntrospection(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fix =
      response.status === 401
        ? notGraphql(401, '', text).fix
        : `Set CMS_SECRET to that WordPress's secret key, or switch on "Enable Public Introspection" in WPGraphQL's settings.`;
    throw new Error(`${url} did not tell its schema (HTTP ${response.status}): ${reason} ${fix}`, { cause: error });
  }
}
