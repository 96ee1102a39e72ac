import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { pullSchema, schemaFromIntrospection } from './pull-schema.ts';

const sdl = 'interface Named {\n  name: String\n}\n\ntype Query implements Named {\n  name: String\n}';
const introspection = introspectionFromSchema(buildSchema(sdl), { descriptions: false });

async function wordpress(body: string, heard: (secret: string | undefined) => void = () => undefined, status = 200) {
  const server = createHttpServer((req, res) => {
    heard(req.headers['x-faustwp-secret']?.toString());
    res.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each([
  ['a result', { data: introspection }],
  ['the data alone', introspection],
])('%s of an introspection query becomes a schema', (_what, result) => {
  expect(schemaFromIntrospection(JSON.stringify(result))).toBe(sdl);
});

test.each([
  ['HTML', '<html>', /is not JSON/],
  ['a list', '[]', /__schema/],
  ['null', 'null', /__schema/],
  ['another result', '{"data":{"posts":[]}}', /__schema/],
  ['a refusal', '{"errors":[{"message":"The query is not allowed."}]}', /^The query is not allowed\.$/],
])('%s in place of a schema is refused', (_what, text, message) => {
  expect(() => schemaFromIntrospection(text)).toThrow(message);
});

test('sends the secret to WordPress', async () => {
  const secrets: (string | undefined)[] = [];
  const url = await wordpress(JSON.stringify({ data: introspection }), (secret) => secrets.push(secret));
  expect(await pullSchema(url, 'a-secret')).toBe(sdl);
  expect(await pullSchema(url, '')).toBe(sdl);
  expect(secrets).toEqual(['a-secret', undefined]);
});

test('the error for a WordPress that refuses names its host with advice', async () => {
  const url = await wordpress('{"errors":[{"message":"Not allowed."}]}');
  await expect(pullSchema(url, '')).rejects.toThrow(/127\.0\.0\.1.*HTTP 200.*Not allowed\. Set CMS_SECRET/);
});

test('the error for a WordPress behind Basic authentication says where the password belongs', async () => {
  const url = await wordpress('<html>401</html>', undefined, 401);
  await expect(pullSchema(url, 'a-secret')).rejects.toThrow(/HTTP 401.*https:\/\/user:password@/);
});
