import { createReadStream, existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageHandler } from './src/document/page-handler.ts';

type Development = typeof import('./src/server/start/development.ts');

const brandFiles = fileURLToPath(new URL('public/', import.meta.resolve('@headwater/brand/package.json')));
const brandTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Imports all styles in the browser, so that Vite replaces them when they change. */
const STYLES = '<script type="module" src="/src/document/all-styles.development.ts"></script>';

const { PORT = '4321', HOST = '127.0.0.1' } = process.env;
const server = createHttpServer();
const vite = await createServer({
  root: import.meta.dirname,
  server: { middlewareMode: true, ws: { server } },
});

/** What runs the sources: another one after Vite has started again, for a file that its configuration imports. */
function runner() {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered in this process.');
  return ssr.runner;
}

/** Renders a page from its sources, with the scripts by which Vite changes it in the browser. */
const handler: PageHandler = async (request, locals) => {
  const pages = await runner().import<{ handler: PageHandler }>('/src/pages/handler.ts');
  const rendered = await pages.handler(request, locals);
  if (!rendered.headers['content-type']?.startsWith('text/html')) return rendered;
  const html = await vite.transformIndexHtml(request.target, rendered.body.toString());
  return { ...rendered, body: Buffer.from(html.replace('</head>', `${STYLES}</head>`)) };
};

let loaded: { development: Development; site: ReturnType<Development['openDevelopmentSite']> } | undefined;

/** The pipeline from its sources, loaded again when they have changed. */
async function load() {
  const development = await runner().import<Development>('/src/server/start/development.ts');
  if (loaded?.development !== development) {
    void loaded?.site.then(({ stop }) => stop()).catch(() => undefined);
    const site = development.openDevelopmentSite(handler);
    loaded = { development, site };
    // A failed load is retried with the next request.
    site.catch(() => {
      loaded = undefined;
    });
  }
  return { isForVite: development.isForVite, site: loaded.site };
}

/** Sends an icon of the brand, which a build copies. @returns whether there is one */
function sendBrandFile(target: string, res: import('node:http').ServerResponse): boolean {
  const [, name = ''] = /^\/([\w-]+\.\w+)$/.exec(target) ?? [];
  const type = brandTypes[extname(name)];
  if (!type || !existsSync(join(brandFiles, name))) return false;
  res.setHeader('content-type', type);
  createReadStream(join(brandFiles, name)).pipe(res);
  return true;
}

server.on('request', async (req, res) => {
  try {
    if (sendBrandFile(req.url ?? '', res)) return;
    const { isForVite, site } = await load();
    if (isForVite(req.url ?? '')) {
      vite.middlewares(req, res, () => res.writeHead(404).end());
      return;
    }
    await (await site).listener(req, res);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    if (!res.headersSent) res.writeHead(500).end('The site has an error; the terminal says which.\n');
  }
});
server.listen(Number(PORT), HOST, () => console.log(`The site is at http://${HOST}:${PORT}`));
