import type { IncomingMessage } from 'node:http';
import type { AstroIntegration } from 'astro';

type Development = typeof import('./src/server/development.ts');
type ServerSetup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>;
type ViteServer = Parameters<ServerSetup>[0]['server'];

/** What Vite calls a runnable environment; Astro's for pages is one. */
interface Runnable {
  runner: { import<Module>(path: string): Promise<Module> };
}

/** Loads the pipeline from its sources, and reloads it when they change. */
function developmentSite(server: ViteServer, isRendering: WeakSet<IncomingMessage>) {
  // Its type is the one of all environments, of which only runnable ones have a runner.
  const { runner } = server.environments.ssr as unknown as Runnable;
  let loaded: { development: Development; site: ReturnType<Development['openDevelopmentSite']> } | undefined;

  return async () => {
    const development = await runner.import<Development>('/src/server/development.ts');
    if (loaded?.development !== development) {
      void loaded?.site.then(({ stop }) => stop()).catch(() => undefined);
      const site = development.openDevelopmentSite((req, res, next) => {
        isRendering.add(req);
        server.middlewares(req, res, next);
      });
      loaded = { development, site };
      // A failed load is retried with the next request.
      site.catch(() => {
        loaded = undefined;
      });
    }
    return { isForVite: development.isForVite, site: loaded.site };
  };
}

/**
 * Puts Astro behind the site's pipeline, which decides what reaches a page. In production `server.ts` does that around
 * the built pages; under `astro dev` the same pipeline stands in front of Astro's development server.
 */
export function behindPipeline(): AstroIntegration {
  return {
    name: 'headwater:behind-pipeline',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => {
        addMiddleware({ entrypoint: new URL('./src/server/page-middleware.ts', import.meta.url), order: 'pre' });
      },
      'astro:server:setup': ({ server }) => {
        const isRendering = new WeakSet<IncomingMessage>();
        const load = developmentSite(server, isRendering);
        server.middlewares.use(async (req, res, next) => {
          if (isRendering.has(req)) return next();
          try {
            const { isForVite, site } = await load();
            if (isForVite(req.url ?? '')) return next();
            const { listener } = await site;
            await listener(req, res);
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}
