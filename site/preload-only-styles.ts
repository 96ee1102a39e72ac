import type { Plugin } from 'vite';

/**
 * Preloads the styles, and not the scripts, of what a script imports later. The names of the scripts cost every page 200
 * bytes and a form 400, and the scripts are small or loaded already. Only a plugin can add to Astro's settings for this.
 */
export function preloadOnlyStyles(): Plugin {
  return {
    name: 'headwater:preload-only-styles',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                resolveDependencies: (_file, dependencies) => dependencies.filter((path) => path.endsWith('.css')),
              },
            },
          }
        : undefined,
  };
}
