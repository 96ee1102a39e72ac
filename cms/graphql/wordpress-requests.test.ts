import { expect, test } from 'vitest';
import { startSmallCms } from '../testing/small-cms.ts';

const cms = await startSmallCms();

const query = 'query Path($uri: String!) { nodeByUri(uri: $uri) { uri } }';
const variables = { uri: '/contact/' };
const found = { nodeByUri: { uri: '/contact/' } };

async function responseTo(request: Request): Promise<{ status: number; data?: unknown; errors?: string[] }> {
  const response = await cms.fetch(request);
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  return { status: response.status, data, ...(errors && { errors: errors.map(({ message }) => message) }) };
}

function get(parameters: Record<string, string>) {
  return responseTo(new Request(`http://cms.test/graphql?${new URLSearchParams(parameters)}`));
}

function post(body: string, type = 'application/json', search = '') {
  return responseTo(
    new Request(`http://cms.test/graphql${search}`, { method: 'POST', headers: { 'content-type': type }, body }),
  );
}

test.each([
  ['its variables as JSON text', { variables: JSON.stringify(variables) }],
  ['its name', { operationName: 'Path', variables: JSON.stringify(variables) }],
  ['an empty name', { operationName: '', variables: JSON.stringify(variables) }],
  ['empty extensions', { extensions: '', variables: JSON.stringify(variables) }],
])('responds to a GET with %s', async (_what, parameters) => {
  expect(await get({ query, ...parameters })).toEqual({ status: 200, data: found });
});

test.each([
  ['an object of variables', { query, variables }],
  ['variables as JSON text', { query, variables: JSON.stringify(variables) }],
  ['a name', { query, variables, operationName: 'Path' }],
  ['an empty name and unknown parameters', { query, variables, operationName: '', extensions: null, debug: 1 }],
])('responds to a POST with %s', async (_what, body) => {
  expect(await post(JSON.stringify(body))).toEqual({ status: 200, data: found });
});

test.each([
  ['an empty list, as PHP sends an empty map', []],
  ['an empty text', ''],
  ['null', null],
])('takes variables that are %s for none', async (_what, none) => {
  const body = { query: '{ nodeByUri(uri: "/contact/") { uri } }', variables: none };
  expect(await post(JSON.stringify(body))).toEqual({ status: 200, data: found });
});

test.each([
  ['without a query', {}],
  ['with an empty query', { query: '' }],
  ['with a query that is null', { query: null }],
])('refuses a request %s, as WPGraphQL words it', async (_what, body) => {
  expect((await post(JSON.stringify(body))).errors).toEqual([
    'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
  ]);
});

test.each(['variables', 'extensions'])('refuses %s that are neither an object nor its JSON', async (name) => {
  for (const wrong of ['{', '7', 7, true]) {
    expect((await post(JSON.stringify({ query, [name]: wrong }))).errors).toEqual([
      `GraphQL Request parameter "${name}" must be object or JSON string parsed to object`,
    ]);
  }
});

test.each([
  ['a form', 'application/x-www-form-urlencoded'],
  ['plain text', 'text/plain'],
])('refuses %s with 415', async (_what, type) => {
  expect(await post('query={__typename}', type)).toMatchObject({
    status: 415,
    errors: [`HTTP POST requests must have Content-Type: application/json header. Received: ${type}`],
  });
});

test.each([
  ['broken JSON', '{"query"', 'Could not parse JSON: Syntax error'],
  ['a number', '7', 'GraphQL Server expects JSON object or array'],
  ['null', 'null', 'GraphQL Server expects JSON object or array'],
])('refuses %s with 500, as WPGraphQL does', async (_what, body, message) => {
  expect(await post(body)).toMatchObject({ status: 500, errors: [message] });
});

test.each(['HEAD', 'PUT'])('refuses the method %s', async (method) => {
  const request = new Request(`http://cms.test/graphql?${new URLSearchParams({ query: '{ __typename }' })}`, {
    method,
  });
  expect((await responseTo(request)).errors).toEqual(['GraphQL only supports GET and POST requests.']);
});
