import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test } from 'vitest';
import { GetViewer } from '../editors/toolbar/viewer.query.ts';
import { createAuthorizer } from './authorize.ts';
import { createCmsClient } from './cms-client.ts';
import { createUploadFetcher } from './fetch-upload.ts';

const BASIC = `Basic ${Buffer.from('ada:marker p@ss').toString('base64')}`;

/** A CMS behind Basic authentication, what reached it, and its URL with user and password. */
async function lockedCms() {
  const reached: (string | string[] | undefined)[] = [];
  const { port } = await testServer((req, res) => {
    if (req.headers.authorization !== BASIC) return void res.writeHead(401).end();
    reached.push(req.headers['x-headwater-authorization']);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"viewer":null},"is_valid":true}');
  });
  return { reached, host: `127.0.0.1:${port}` };
}

test('every request to the CMS passes Basic authentication, and keeps its own authorization beside it', async () => {
  const { reached, host } = await lockedCms();
  const url = `http://ada:marker%20p%40ss@${host}`;
  const client = createCmsClient({ url, method: 'GET', persistedQueries: false });
  onTestFinished(() => client.close());
  await client.ping();
  await client.queryAsEditor(GetViewer, {}, 'a-token');
  await client.mutate(GetViewer, {});
  await client.submitRest({ formId: 1, idempotencyKey: 'k', inputs: [], files: [] }, { key: 'ck', secret: 'cs' });
  expect(await createAuthorizer({ url, secret: 'shared' }).checkSecret()).toBe('valid');
  const library = createUploadFetcher([() => url]);
  onTestFinished(() => library.close());
  await library.fetch('2026/x.jpg', { method: 'HEAD' });
  expect(reached).toEqual(['', 'Bearer a-token', '', `Basic ${Buffer.from('ck:cs').toString('base64')}`, '', '']);
});

test('an error of a CMS that refuses the password says what to do, and not the password', async () => {
  const { host } = await lockedCms();
  const client = createCmsClient({ url: `http://ada:marker@${host}`, method: 'GET', persistedQueries: false });
  onTestFinished(() => client.close());
  const error = await client.queryAsEditor(GetViewer, {}, 'a-token').catch((caught: Error) => caught);
  expect(String(error)).toContain('user and password into CMS_URL');
  expect(JSON.stringify([String(error), (error as Error).stack, (error as Error).cause])).not.toContain('marker');
});
