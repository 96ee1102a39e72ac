import { expect, test } from 'vitest';
import { CmsUnreachableError } from './errors.ts';
import { createPageContext } from './page-context.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

test('the deadline of a page aborts its queries with their connections to the CMS', async () => {
  const gone = Promise.withResolvers<string>();
  const deadline = new AbortController();
  const client = await faultyCms((_req, res) => {
    res.on('close', () => gone.resolve('the connection is closed'));
    deadline.abort(new Error('no time left'));
  });
  const { queryPublic } = createPageContext(client, 'page', { signal: deadline.signal });
  await expect(queryPublic(GetTitle, { uri: '/' })).rejects.toBeInstanceOf(CmsUnreachableError);
  expect(await gone.promise).toBe('the connection is closed');
});

test('a page sends no queries after its deadline', async () => {
  let requests = 0;
  const client = await faultyCms((_req, res) => {
    requests += 1;
    sendJson(res, good);
  });
  const { queryPublic } = createPageContext(client, 'page', { signal: AbortSignal.abort(new Error('no time left')) });
  await expect(queryPublic(GetTitle, { uri: '/' })).rejects.toBeInstanceOf(CmsUnreachableError);
  expect(requests).toBe(0);
});

test('does not retry a query after the deadline', async () => {
  let requests = 0;
  const deadline = new AbortController();
  const client = await faultyCms((_req, res) => {
    requests += 1;
    res.writeHead(500).end(() => deadline.abort(new Error('no time left')));
  });
  const { queryPublic } = createPageContext(client, 'page', { signal: deadline.signal });
  await expect(queryPublic(GetTitle, { uri: '/' })).rejects.toThrow();
  expect(requests).toBe(1);
});
