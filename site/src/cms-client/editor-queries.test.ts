import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { GetViewer } from '../editors/toolbar/viewer.query.ts';
import { faultyCms } from './testing/faulty-cms.ts';

/** A CMS with the plugin, and the requests that reach it: method, and whether with a token. */
async function editorOf({ cached = false, editorMethod = 'GET' as 'GET' | 'POST' } = {}) {
  const reached: string[] = [];
  const warnings: string[] = [];
  const stored = new Set<string | undefined>();
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    res.setHeader('content-type', 'application/json');
    const isStored = cached && req.method === 'GET' && stored.has(req.url);
    stored.add(req.url);
    const token = isStored ? undefined : req.headers.authorization;
    reached.push(`${isStored ? 'cache' : req.method}${token ? ' with token' : ''}`);
    if (token) res.setHeader('x-headwater-saw-token', '1');
    res.end('{"data":{"__typename":"RootQuery","viewer":null}}');
  };
  const client = await faultyCms(listener, { editorMethod, warn: (message) => void warnings.push(message) });
  await client.queryAsEditor(GetViewer, {}, 'a-token');
  await client.queryAsEditor(GetViewer, {}, 'a-token');
  return { reached, warnings: warnings.filter((message) => message.includes('editors')) };
}

test('queries of editors are sent by POST', async () => {
  expect((await editorOf({ editorMethod: 'POST' })).reached).toEqual(['POST with token', 'POST with token']);
});

test('queries of editors are sent by GET once a token has reached the CMS in one', async () => {
  const { reached, warnings } = await editorOf();
  expect(reached).toEqual(['GET', ...Array.from({ length: 3 }, () => 'GET with token')]);
  expect(warnings).toEqual([]);
});

test('queries stay with POST behind a cache that responds without the token, which is logged once', async () => {
  const { reached, warnings } = await editorOf({ cached: true });
  expect(reached).toEqual(['GET', 'cache', 'POST with token', 'POST with token']);
  expect(warnings).toHaveLength(1);
});
