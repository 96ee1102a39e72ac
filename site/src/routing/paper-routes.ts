import { DOCUMENTS, partsBelowDocuments } from './document-paths.ts';
import type { RouteRow } from './route-row.ts';

const reading = { methods: ['GET', 'HEAD'], largestBody: 64 * 1024, access: 'everyone' } as const;

/** @param depth how far below the list a file is */
const isFile = (depth: number) => (path: string) => {
  const parts = partsBelowDocuments(path);
  return parts?.length === depth && parts.every(Boolean) && /\.[a-z\d]{2,5}$/i.test(path);
};

/** The papers of products: their files, their list, a page for each, and the codes on data plates. */
export const paperRoutes: readonly RouteRow[] = [
  {
    ...reading,
    kind: 'paper',
    example: `${DOCUMENTS}/sn-3040-manual.pdf`,
    matches: isFile(1),
    cache: 'browser',
    cacheControl: 'public, max-age=300',
  },
  {
    ...reading,
    kind: 'paper',
    example: `${DOCUMENTS}/sn-3040-manual/b.en.pdf`,
    matches: isFile(2),
    cache: 'browser',
    // Never another file under this URL.
    cacheControl: 'public, max-age=31536000, immutable',
  },
  {
    ...reading,
    kind: 'own-page',
    example: `${DOCUMENTS}/`,
    matches: (path) => partsBelowDocuments(`${path}/`)?.every((part) => part === '') === true,
    page: 'documents.tsx',
    givesWay: 'stored itself',
    cache: 'never',
    limit: { name: 'searches', parameter: 'q' },
  },
  {
    ...reading,
    kind: 'page',
    example: `${DOCUMENTS}/sn-3040-manual/`,
    matches(path) {
      const [slug, ...rest] = partsBelowDocuments(path) ?? [];
      return !!slug && rest.every((part) => part === '');
    },
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
