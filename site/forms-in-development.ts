import type { AstroIntegration } from 'astro';

/** Under `astro dev` the door for forms stands in front of the pages, as it does in `server.ts`. */
export function formsInDevelopment(): AstroIntegration {
  return {
    name: 'headwater:forms-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (req, res, next) => {
          if (!req.url?.startsWith('/api/forms/')) return next();
          try {
            const door = await server.ssrLoadModule('/src/server/forms-in-development.ts');
            if (!(await door.takeFormInDevelopment(req, res))) next();
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}
