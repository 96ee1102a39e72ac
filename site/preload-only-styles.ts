import type { Plugin } from 'vite';

/** Vite's own also preloads scripts, and is 800 bytes of every page. */
const helper = `const sheets = {};
export const __vitePreload = (load, paths = []) => Promise.all(paths.map((path) => (sheets[path] ??= new Promise((resolve, reject) => {
  const href = '/' + path;
  if (document.querySelector('link[href="' + href + '"]')) return resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = resolve;
  link.onerror = () => {
    delete sheets[path];
    link.remove();
    reject(Error('The stylesheet ' + href + ' was lost.'));
  };
  document.head.append(link);
})))).then(load);`;

/**
 * Preloads the styles, and not the scripts, of what a script imports later. The names of the scripts cost every page 200
 * bytes and a form 400, and the scripts are small or loaded already.
 */
export function preloadOnlyStyles(): Plugin {
  return {
    name: 'headwater:preload-only-styles',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
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
