import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/**
 * Astro's integration of React, with renderers of our own. Astro's renders each component into a web stream, and before
 * that once more to find out whether it is React's; together that was half of a page's cost. In the browser, ours is smaller.
 */
export function reactRenderer(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  const own = {
    serverEntrypoint: fileURLToPath(new URL('./src/islands/react-renderer.server.ts', import.meta.url)),
    clientEntrypoint: fileURLToPath(new URL('./src/islands/react-renderer.client.ts', import.meta.url)),
  };
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({ ...options, addRenderer: (renderer) => options.addRenderer({ ...renderer, ...own }) }),
    },
  };
}
