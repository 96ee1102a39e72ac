import type { AstroIntegration } from 'astro';

/** Under `astro dev` files of the media library are sent as `server.ts` sends them. */
export function mediaInDevelopment(): AstroIntegration {
  return {
    name: 'headwater:media-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (req, res, next) => {
          if (!/^\/(?:media\/|image\?)/.test(req.url ?? '')) return next();
          try {
            const media = await server.ssrLoadModule('/src/server/media/development.ts');
            if (!(await media.sendMediaInDevelopment(req, res))) next();
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}
