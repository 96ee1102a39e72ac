import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import { behindPipeline } from './behind-pipeline.ts';
import { brandFiles } from './brand-files.ts';
import { clientDirectives } from './client-directives.ts';
import { preloadOnlyStyles } from './preload-only-styles.ts';
import { reactRenderer } from './react-renderer.ts';
import { shortClassNames } from './short-class-names.ts';
import { shortCustomProperties } from './short-property-names.ts';
import { textsPerFile } from './texts-per-file.ts';

/**
 * What every page may show has its styles in one file, which browsers fetch once: a file for each
 * shared component would make the first page wait for eight. What is only on pages with a route of their own (search
 * results, sign-in, failures) stays by itself.
 */
const sharedStyles = /\/(?:brand|site\/src\/(?!editors\/|blocks\/(?:login-form|outage|search-results)\/)).*\.css$/;

/**
 * Nothing here reads the environment: a build is the same for every deployment, and needs no CMS.
 * Pages are buffered, not streamed, because the page cache stores whole answers and a failure half
 * way through must still become an error page.
 */
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true, bodySizeLimit: 64 * 1024 }),
  integrations: [reactRenderer(), clientDirectives(), brandFiles(), behindPipeline()],
  trailingSlash: 'ignore',
  session: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never', assets: '_astro' },
  security: {
    // Behind a proxy with TLS, Astro would reject every form as cross-site. The site's endpoints check the origin themselves.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  vite: {
    plugins: [textsPerFile(), shortClassNames(), shortCustomProperties(), preloadOnlyStyles()],
    // The host name of pages that are rendered without a visitor's request.
    server: { allowedHosts: ['site.invalid'] },
    // Astro's server uses a few functions of zod, which loads all of its languages when it is not bundled.
    ssr: { external: ['sharp', 'undici', 'pino'], noExternal: ['zod'] },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What hydrates forms in one file, and small files that several scripts share in another: split, they cost
            // a page 900 bytes.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\/|\/react-renderer\.client\.ts$/,
                    priority: 2,
                  },
                  { name: 'forms.config', test: /\/(?:forms\.config|(?:name|address)-parts)\.ts$/, priority: 1 },
                  // Every page loads these.
                  {
                    name: 'preload-helper',
                    test: /vite\/preload-helper|\/(?:is-record|visitor-preferences)\.ts$/,
                    priority: 3,
                  },
                  // With everything that it imports, which what loads later may import as well.
                  { name: 'form', test: /\/form\.island\.tsx$/ },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', test: sharedStyles }] } } },
        },
      },
    },
  },
});
