import { type FaultName, faultModes } from '@headwater/e2e/support/fault-modes.ts';
import { startFaultProxy } from '@headwater/e2e/support/fault-proxy.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createCmsClient } from '../../cms-client/cms-client.ts';
import { isCmsError } from '../../cms-client/errors.ts';
import { GetTitle, good } from '../../cms-client/testing/faulty-cms.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

/** Far below the client's own limits, so that only the page's deadline can end a page in time. */
const RESPONSE_MS = 400;
const BRANDED = 'our branded page';
const preparedPages: Record<string, { status: number; body: string }> = {
  '/500': { status: 500, body: 'an error of the site' },
  '/503': { status: 503, body: BRANDED },
};

/** Queries like a page’s: the seed node, then its data, with the menus in parallel; failures of the CMS become a 503. */
const pages = standInPages(async (req, res, context) => {
  const prepared = preparedPages[req.url ?? ''];
  if (prepared) return void res.writeHead(prepared.status, { 'content-type': 'text/html' }).end(prepared.body);
  try {
    const shell = context.queryShared(GetTitle, { uri: 'the menus' });
    await Promise.all([context.queryPublic(GetTitle, { uri: req.url ?? '' }), shell]);
    await context.queryPublic(GetTitle, { uri: req.url ?? '' });
    res.writeHead(200, { 'content-type': 'text/html' }).end('a page');
  } catch (error) {
    res.writeHead(isCmsError(error) ? 503 : 500).end('bare');
  }
});

/** Longer than a busy machine takes for forty pages. */
const PATIENT_MS = 60_000;

async function startBehind(fault: FaultName | undefined, responseMs = RESPONSE_MS) {
  const body = Buffer.from(JSON.stringify(good));
  const cmsProxy = await startFaultProxy(async () => ({
    status: 200,
    headers: { 'content-type': 'application/json', 'x-graphql-keys': 'graphql:Query' },
    body,
  }));
  const client = createCmsClient({ url: cmsProxy.url, method: 'GET', persistedQueries: false });
  onTestFinished(async () => {
    await client.close();
    await cmsProxy.close();
  });
  await cmsProxy.use(fault);
  const { port } = await startListeningSite({ handler: pages, client, cache: { responseMs }, sharedMs: PATIENT_MS });
  return { port, cmsProxy };
}

const faults: FaultName[] = [
  'timeout',
  'hang-after-headers',
  'slow-body',
  'slow-headers',
  'half-close',
  'reset',
  'http-500',
  'wrong-content-type',
  'invalid-json',
  'down',
];

test.each(faults)('forty cold pages on a CMS with the fault "%s" are all branded 503s', async (fault) => {
  expect(faultModes[fault].permitsPage).toBe(false);
  const { port } = await startBehind(fault);
  const responses = await Promise.all(Array.from({ length: 40 }, (_, n) => sendRequest(port, `/cold-${n % 30}/`)));
  const seen = new Set(responses.map(({ status, body }) => `${status} ${body}`));
  expect(seen).toEqual(new Set([`503 ${BRANDED}`]));
  expect(responses.every((response) => response.header('retry-after') === '30')).toBe(true);
});

test('forty concurrent pages query the menus once', async () => {
  const { port, cmsProxy } = await startBehind(undefined, PATIENT_MS);
  cmsProxy.queries.length = 0;
  const responses = await Promise.all(Array.from({ length: 40 }, (_, n) => sendRequest(port, `/page-${n}/`)));
  expect(responses.map(({ status }) => status)).not.toContain(503);
  expect(cmsProxy.queries).toHaveLength(81);
});
