import { text } from 'node:stream/consumers';
import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCmsClient } from '../cms-client/cms-client.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import type { Observe } from '../telemetry/observe.ts';
import type { AstroHandler, PageLocals } from './astro-handler.ts';
import { createPageRenderer } from './render-page.ts';

function rendererOf(handler: AstroHandler) {
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  return createPageRenderer(handler, client);
}

test('a page that misses its deadline is a 503, whatever it waits for', async () => {
  const render = rendererOf(() => new Promise(() => undefined));
  const rendered = await render('/search?q=x', 'request', { signal: AbortSignal.timeout(20) });
  expect(rendered).toMatchObject({ status: 503, tags: [] });
});

test('every page has a deadline and the age of its data', async () => {
  let locals: PageLocals | undefined;
  const render = rendererOf(async (_req, res, _next, context) => {
    locals = context;
    context.sharedAgeMs = 7;
    res.writeHead(200, {}).end('a page');
  });
  expect(await render('/')).toMatchObject({ status: 200, dataAgeMs: 7 });
  expect(locals?.signal).toBeInstanceOf(AbortSignal);
});

test('a page is there only when its forms are stored, because visitors may send them from then on', async () => {
  const form = aForm([aField('TEXT', 1)]);
  const steps: string[] = [];
  const handler: AstroHandler = async (_req, res, _next, context) => {
    context.forms?.push(form);
    res.writeHead(200, {}).end('a page');
  };
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const render = createPageRenderer(handler, client, undefined, async (forms) => {
    await tick();
    steps.push(`stored ${forms.map(({ databaseId }) => databaseId).join()}`);
  });
  await render('/contact/');
  steps.push('rendered');
  expect(steps).toEqual(['stored 1', 'rendered']);
});

test('a rendering that throws is an error and not a timeout', async () => {
  const render = rendererOf(async () => {
    throw new Error('a fault of the page');
  });
  await expect(render('/')).rejects.toThrow('a fault of the page');
});

test('renders a page anonymously, without the request’s cookies and body', async () => {
  let seen: object | undefined;
  const render = rendererOf(async (req, res) => {
    seen = { method: req.method, url: req.url, headers: req.headers, body: await text(req) };
    res.writeHead(200, {}).end('a page');
  });
  await render('/about/?after=x');
  expect(seen).toEqual({ method: 'GET', url: '/about/?after=x', headers: { host: 'site.invalid' }, body: '' });
});

test('a page written in pieces is complete', async () => {
  const render = rendererOf(async (_req, res) => {
    res.writeHead(404, { 'Content-Type': 'text/html' });
    res.write('a ');
    res.write(Buffer.from('whole '));
    res.end('page');
  });
  const { status, headers, body } = await render('/');
  expect({ status, body: String(body) }).toEqual({ status: 404, body: 'a whole page' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('an aborted rendering is an error, with or without a reason', async () => {
  await expect(rendererOf(async (_req, res) => void res.destroy())('/')).rejects.toThrow('the rendering broke off');
  const why = new Error('a fault of the page');
  await expect(rendererOf(async (_req, res) => void res.destroy(why))('/')).rejects.toThrow('a fault of the page');
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
  const handler: AstroHandler = async (_req, res, _next, context) => {
    for (const tag of tags) context.tags.add(tag);
    res.writeHead(status, { 'content-type': 'text/html', ...headers }).end('a page');
  };
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const render = createPageRenderer(handler, client, undefined, undefined, undefined, { trace });
  await render('/news/opening/?email=ada@example.com');
  expect(endings).toEqual([{ outcome: String(status), ...(expected !== undefined && { publicPath: expected }) }]);
});
