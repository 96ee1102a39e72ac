import { createReadStream, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const folder = fileURLToPath(new URL('public/', import.meta.resolve('@headwater/brand/package.json')));

/** The files that a brand's public folder may contain. */
const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Icons and the picture for shared links, at the root of the site: a build copies them, `astro dev` sends them. */
export function brandFiles(): AstroIntegration {
  return {
    name: 'headwater:brand-files',
    hooks: {
      'astro:build:done': ({ dir }) => cp(folder, dir, { recursive: true }),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((req, res, next) => {
          const [, name = ''] = /^\/([\w-]+\.\w+)$/.exec(req.url ?? '') ?? [];
          const type = types[extname(name)];
          if (!type || !existsSync(join(folder, name))) return next();
          res.setHeader('content-type', type);
          createReadStream(join(folder, name)).pipe(res);
        });
      },
    },
  };
}
