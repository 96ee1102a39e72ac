import { expect, test } from 'vitest';
import { multipartOperation } from './multipart-operation.ts';

const operation = JSON.stringify({ query: 'mutation', variables: { input: { files: [null] } } });

function send(operations: string, map: string) {
  const body = new FormData();
  body.append('operations', operations);
  body.append('map', map);
  body.append('0', new Blob(['drawing']), 'drawing.pdf');
  return multipartOperation(new Request('http://cms.invalid/graphql', { method: 'POST', body }));
}

/** The operation and the files of a well-formed request. */
async function readRequest() {
  const sent = await send(operation, '{"0":["variables.input.files.0"]}');
  return sent ?? expect.fail('The request counts as malformed.');
}

test('the operation of a multipart request names each file in its variables', async () => {
  const { request, files } = await readRequest();
  expect([request.method, request.headers.get('content-type')]).toEqual(['POST', 'application/json']);
  const { variables } = (await request.json()) as { variables: { input: { files: string[] } } };
  expect([...files.keys()]).toEqual(variables.input.files);
});

test('a file of a multipart request keeps its name and its content', async () => {
  const [file] = (await readRequest()).files.values();
  expect([file?.name, await file?.text()]).toEqual(['drawing.pdf', 'drawing']);
});

test.each([
  ['operations that are not JSON', '{', '{}'],
  ['operations that are a list', '[]', '{}'],
  ['a map that is not JSON', operation, '0'],
  ['a file that was not sent', operation, '{"1":["variables.input.files.0"]}'],
  ['a path that is not in a list', operation, '{"0":"variables.input.files.0"}'],
  ['a path that leads nowhere', operation, '{"0":["variables.input.drawings.0"]}'],
  ['a path into prototypes', operation, '{"0":["variables.__proto__.isAdmin"]}'],
])('%s is malformed', async (_what, operations, map) => {
  expect(await send(operations, map)).toBeUndefined();
});

test('a body that is no form is malformed', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = new Request('http://cms.invalid/graphql', { method: 'POST', headers, body: operation });
  expect(await multipartOperation(request)).toBeUndefined();
});
