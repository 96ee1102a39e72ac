import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { preloadOnlyStyles } from './preload-only-styles.ts';
import { classNamesOnly, shortClassName } from './short-class-names.ts';
import { scripts } from './src/page-files/script-sources.ts';
import { collectedSheets, optionalSheets } from './src/page-files/sheet-sources.ts';
import { textsPerFile } from './texts-per-file.ts';

const root = import.meta.dirname;
/** What a page with islands loads before one of them is used. */
const waitsForUse =
  /\/src\/(?:document\/islands\.client|islands\/(?:changed-control|hydrate-on-interaction|import-with-retry|opens-elsewhere|waiting-clicks))\.ts$/;
const isSite = /\/(?:brand|site\/src)\/.*\.css$/;

/** The name of the stylesheet that contains a component's CSS. */
function sheetOf(id: string): string | null {
  const [name = 'site'] = Object.entries(collectedSheets).find(([, folder]) => id.includes(`/site/${folder}`)) ?? [];
  return isSite.test(id) ? name : null;
}

/** Reloads the page when a file has changed that only the server has; the browser's own are replaced in place. */
const reloadForServer: Plugin = {
  name: 'headwater:reload-for-server',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const { client } = server.environments;
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  },
};

/** The cascade layers of `styles/site.css`, in order: the first stylesheet that a browser loads decides it for all. */
const LAYERS = '@layer reset, tokens, base, components, overrides;';

/** Puts a component's styles into their layer, so that no module has to say it. */
const componentLayer: Plugin = {
  name: 'headwater:component-layer',
  enforce: 'pre',
  transform: { filter: { id: /\.module\.css(?:\?|$)/ }, handler: (css) => `${LAYERS}\n@layer components {\n${css}}` },
};

/** Nothing here reads the environment: a build is the same for every deployment, and needs no CMS. */
export default defineConfig({
  root,
  appType: 'custom',
  plugins: [react(), reloadForServer, componentLayer, classNamesOnly(), textsPerFile(), preloadOnlyStyles()],
  publicDir: 'public',
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: 'esnext',
    cssTarget: 'esnext',
    assetsInlineLimit: 0,
    assetsDir: '_assets',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          // Islands are imported by their URL.
          preserveEntrySignatures: 'exports-only',
          input: Object.fromEntries(
            Object.entries({ ...scripts, ...optionalSheets }).map(([name, path]) => [name, `${root}/${path}`]),
          ),
          output: {
            entryFileNames: '_assets/[name].[hash].js',
            chunkFileNames: '_assets/[name].[hash].js',
            assetFileNames: '_assets/[name].[hash][extname]',
            // Several scripts share these modules. A file for each costs a page a round trip and bytes.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/islands\/hydrate\.ts$/,
                  priority: 2,
                },
                // Every page loads the shell: what other scripts share with it is in its file.
                {
                  name: 'shell',
                  test: /vite\/preload-helper|\/(?:is-record|visitor-preferences|site-shell\.client)\.ts$/,
                  priority: 3,
                },
                // For `campaign.client.ts`, which then does not load the form.
                { name: 'forms.config', test: /\/forms\.config\.ts$/, priority: 1 },
                // With all that it imports; what a form loads later shares it.
                { name: 'form.island', test: /\/form\.island\.tsx$/ },
                // The header's search is small; with its field it is compressed.
                { name: 'search-field.island', test: /\/blocks\/search-form\/[\w.-]+\.tsx$/, priority: 1 },
                // What waits for an island's first use, without the form, which uses some of it, too.
                { name: 'islands', test: waitsForUse, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { external: ['sharp', 'undici', 'pino'] },
      build: {
        outDir: 'dist/server',
        emitAssets: true,
        rolldownOptions: {
          input: { handler: fileURLToPath(new URL('src/pages/handler.ts', import.meta.url)) },
          output: {
            entryFileNames: '[name].mjs',
            chunkFileNames: 'chunks/[name].[hash].mjs',
            assetFileNames: '_assets/[name].[hash][extname]',
            codeSplitting: { groups: [{ name: sheetOf, debugName: 'sheets', test: isSite }] },
          },
        },
      },
    },
  },
});
