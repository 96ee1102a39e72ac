import { text } from 'node:stream/consumers';
import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCmsClient } from '../cms-client/cms-client.ts';
import type { PageLocals } from '../document/page-locals.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import type { Observe } from '../telemetry/observe.ts';
import { cacheRenderer, createPageRenderer, type RenderOptions } from './render-page.ts';
import { standInPages } from './testing/stand-in-pages.ts';

function rendererOf(listener: Parameters<typeof standInPages>[0]) {
  const handler = standInPages(listener);
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  return createPageRenderer({ handler, client });
}

test('every page has a deadline', async () => {
  expect((await localsOf())?.signal).toBeInstanceOf(AbortSignal);
});

test('a page is not sent before its forms are stored', async () => {
  const form = aForm([aField('TEXT', 1)]);
  const steps: string[] = [];
  const handler = standInPages(async (_req, res, context) => {
    context.forms?.push(form);
    res.writeHead(200, {}).end('a page');
  });
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const render = createPageRenderer({
    handler,
    client,
    onForms: async (forms) => {
      await tick();
      steps.push(`stored ${forms.map(({ databaseId }) => databaseId).join()}`);
    },
  });
  await render('/contact/');
  steps.push('rendered');
  expect(steps).toEqual(['stored 1', 'rendered']);
});

test('renders a page anonymously, without the request’s cookies and body', async () => {
  let seen: object | undefined;
  const render = rendererOf(async (req, res) => {
    seen = { method: req.method, url: req.url, headers: req.headers, body: await text(req) };
    res.writeHead(200, {}).end('a page');
  });
  await render('/about/?after=x');
  expect(seen).toEqual({ method: 'GET', url: '/about/?after=x', headers: {}, body: '' });
});

test.each<[string, number, string[], Record<string, string>, string | undefined]>([
  ['a page of the CMS', 200, ['post:1'], {}, '/news/opening/'],
  ['a path that the CMS does not have', 404, ['post:1'], {}, undefined],
  ['a page that came from no node, such as a form that was sent', 200, [], {}, undefined],
  ['a page with a cookie', 200, ['post:1'], { 'set-cookie': 'one=1' }, undefined],
])('a trace of %s names its path only if everyone may know it', async (_what, status, tags, headers, expected) => {
  const endings: unknown[] = [];
  const trace: Observe = async (_work, run, endingOf) => {
    const result = await run({});
    endings.push(endingOf?.(result));
    return result;
  };
  const handler = standInPages(async (_req, res, context) => {
    for (const tag of tags) context.tags.add(tag);
    res.writeHead(status, { 'content-type': 'text/html', ...headers }).end('a page');
  });
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const render = createPageRenderer({ handler, client, trace });
  await render('/news/opening/?email=ada@example.com');
  expect(endings).toEqual([{ outcome: String(status), ...(expected !== undefined && { publicPath: expected }) }]);
});

const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });

test('a page keeps its own headers except those that the server sets or that name the renderer', async () => {
  const kept = {
    'content-type': 'application/xml',
    'content-security-policy': "default-src 'self'",
    'permissions-policy': 'geolocation=(self)',
    'x-frame-options': 'SAMEORIGIN',
    location: '/there/',
    'set-cookie': 'a=1',
    'cache-control': 'public, max-age=60',
  };
  const render = rendererOf(async (_req, res) => {
    res.writeHead(200, { ...kept, 'x-powered-by': 'a program', 'content-length': '6', age: '' }).end('a page');
  });
  expect((await render('/feed.xml')).headers).toEqual(kept);
});

const foundBy = (found: object) =>
  rendererOf(async (_req, res, context) => {
    Object.assign(context, found);
    context.tags.add('post:1');
    res.writeHead(200, {}).end('a page');
  })('/');

test('a rendered page has its tags, third parties, completeness and times', async () => {
  const thirdParties = { measurement: { 'script-src': ['https://tags.example'] } };
  expect(await foundBy({ isPartial: true, validUntil: 9, sharedAgeMs: 5, thirdParties })).toEqual({
    status: 200,
    headers: {},
    body: Buffer.from('a page'),
    tags: ['post:1'],
    thirdParties,
    isPartial: true,
    validUntil: 9,
    dataAgeMs: 5,
  });
});

test('a rendered page is complete with fresh data unless its rendering says otherwise', async () => {
  const { isPartial, validUntil, dataAgeMs, thirdParties } = await foundBy({});
  expect({ isPartial, validUntil, dataAgeMs, thirdParties }).toEqual({ isPartial: false, dataAgeMs: 0 });
});

test('a page that misses its deadline is empty', async () => {
  const render = rendererOf(() => new Promise(() => undefined));
  const late = await render('/late/', 'request', { signal: AbortSignal.timeout(20) });
  expect(late).toEqual({ status: 503, headers: {}, body: Buffer.alloc(0), tags: [], isPartial: false });
});

test('the end of each rendering is recorded once with its seconds', async () => {
  const ends: [string, number][] = [];
  const record = (outcome: string, seconds: number) => void ends.push([outcome, seconds]);
  const handler = standInPages(async (req, res) => {
    if (req.url === '/late/') return new Promise(() => undefined);
    if (req.url === '/fault/') throw new RangeError('a fault of the page');
    res.writeHead(req.url === '/none/' ? 404 : 200, {}).end('a page');
  });
  const render = createPageRenderer({ handler, client, record });
  const before = performance.now();
  await render('/');
  await render('/none/');
  await render('/late/', 'request', { signal: AbortSignal.timeout(20) });
  await expect(render('/fault/')).rejects.toThrow('a fault of the page');
  const seconds = (performance.now() - before) / 1000;
  expect(ends.map(([outcome]) => outcome)).toEqual(['200', '404', 'late', 'RangeError']);
  expect(ends.reduce((sum, [, one]) => sum + one, 0)).toBeLessThanOrEqual(seconds);
  expect(Math.min(...ends.map(([, one]) => one))).toBeGreaterThan(0);
});

test('a page that takes longer than pages may take is a 503', async () => {
  const render = createPageRenderer({ handler: () => new Promise(() => undefined), client, pageMs: 20 });
  expect((await render('/')).status).toBe(503);
});

async function localsOf(...request: [string?, RenderOptions?]) {
  let seen: PageLocals | undefined;
  const render = rendererOf(async (_req, res, context) => {
    seen = context;
    res.writeHead(200, {}).end('a page');
  });
  await render('/', ...request);
  return seen;
}

test('a page is rendered with what the server adds and the ID of its request, or one of its own', async () => {
  const locals = await localsOf('request-1', { formOutcome: 'an outcome' } as never);
  expect(locals).toMatchObject({ requestId: 'request-1', formOutcome: 'an outcome', forms: [] });
  expect((await localsOf())?.requestId).toMatch(/^[\da-f-]{36}$/);
});

test('the cache renders its pages with its own deadline and the options about forms', async () => {
  const calls: unknown[] = [];
  const page = { status: 200, headers: {}, body: Buffer.alloc(0), tags: [], isPartial: false };
  const forms = { acceptsFiles: () => true };
  const render = cacheRenderer(async (...call) => {
    calls.push(call);
    return page;
  }, forms);
  const { signal } = new AbortController();
  expect(await render('/news/', signal)).toBe(page);
  expect(calls).toEqual([['/news/', undefined, { signal, ...forms }]]);
});
