import type { RouteRow } from './route-row.ts';

const reading = { methods: ['GET', 'HEAD'], largestBody: 64 * 1024, access: 'everyone' } as const;

/** The papers of products: their files, their list, a page for each, and the codes on data plates. */
export const paperRoutes: readonly RouteRow[] = [
  {
    ...reading,
    kind: 'paper',
    example: '/documents/sn-3040-manual.pdf',
    matches: (path) => /^\/documents\/[^/]+\.[a-z\d]{2,5}$/i.test(path),
    cache: 'browser',
    cacheControl: 'public, max-age=300',
  },
  {
    ...reading,
    kind: 'paper',
    example: '/documents/sn-3040-manual/b.en.pdf',
    matches: (path) => /^\/documents\/[^/]+\/[^/]+\.[a-z\d]{2,5}$/i.test(path),
    cache: 'browser',
    // Never another file under this URL.
    cacheControl: 'public, max-age=31536000, immutable',
  },
  {
    ...reading,
    kind: 'own-page',
    example: '/documents/',
    matches: (path) => /^\/documents\/*$/i.test(path),
    page: 'documents.tsx',
    cache: 'never',
    limit: { name: 'searches', parameter: 'q' },
  },
  {
    ...reading,
    kind: 'page',
    example: '/documents/sn-3040-manual/',
    matches: (path) => /^\/documents\/[^/]+\/*$/i.test(path),
    page: 'document.tsx',
    cache: 'pages',
    attempts: ['unknown-paths', 'editor-tokens'],
  },
  {
    ...reading,
    kind: 'own-page',
    example: '/qr/sn-3040',
    matches: (path) => /^\/qr\/[^/]+\/*$/i.test(path),
    page: 'qr.tsx',
    cache: 'never',
    limit: { name: 'searches' },
  },
];
