import { expect, test } from 'vitest';
import { createCmsClient } from '../cms-client/cms-client.ts';
import type { AstroHandler, PageLocals } from './astro-handler.ts';
import { createPageRenderer } from './render-page.ts';

function rendererOf(handler: AstroHandler) {
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  return createPageRenderer(handler, client);
}

test('a page that does not come by its deadline is a 503, whatever it waits for', async () => {
  const render = rendererOf(() => new Promise(() => undefined));
  const rendered = await render('/search?q=x', 'request', { signal: AbortSignal.timeout(20) });
  expect(rendered).toMatchObject({ status: 503, tags: [] });
});

test('every page has a deadline, and says how old its data are', async () => {
  let locals: PageLocals | undefined;
  const render = rendererOf(async (_req, res, _next, context) => {
    locals = context;
    context.sharedAgeMs = 7;
    res.writeHead(200, {}).end('a page');
  });
  expect(await render('/')).toMatchObject({ status: 200, dataAgeMs: 7 });
  expect(locals?.signal).toBeInstanceOf(AbortSignal);
});

test('a rendering that throws is no matter of time', async () => {
  const render = rendererOf(async () => {
    throw new Error('a fault of ours');
  });
  await expect(render('/')).rejects.toThrow('a fault of ours');
});
