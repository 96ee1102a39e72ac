import { siteCataloguePath } from '@headwater/contract/catalogue.ts';
import { siteConfig } from '../config/site.config.ts';
import { anySpelling, ownPages } from './canonical-path.ts';
import { oldPath, oldQuery } from './old-path.ts';
import { paperRoutes } from './paper-routes.ts';
import { requestRoutes } from './request-routes.ts';
import type { Access, RouteRow } from './route-row.ts';

const READ = ['GET', 'HEAD'] as const;
const BODY = 64 * 1024;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Maximum size of a form in bytes: several long messages, in which each emoji takes twelve bytes of a native form. */
export const LARGEST_FORM = 512 * 1024;
/** Bytes beyond the largest form that are read and dropped: a browser that is still sending reads no response. */
export const MOST_DISCARDED = 4 * 1024 * 1024;

/** Bytes of one request with files, or with a piece of one. */
const LARGEST_PIECE = 64 * 1024 * 1024;

const reading = { methods: READ, largestBody: BODY, access: 'everyone' } as const;

const pattern = (expression: RegExp) => (path: string) => expression.test(path);

/** A page of the site itself, with any spelling of its path. */
function ownPage(own: string): (path: string) => boolean {
  if (!ownPages.has(own)) throw new Error(`${own} is missing in ownPages of canonical-path.ts.`);
  return anySpelling(own);
}

/**
 * WordPress strips dots from paths of pages, so a last segment with a dot is a file. Such paths, those that begin with
 * an underscore, and unknown ones below `/api/` never reach the CMS.
 */
function isNoPage(path: string): boolean {
  const isFile = /\.[^/]*\/*$/.test(path) && !/^\/index\.php/i.test(path);
  return isFile || path.startsWith('/_') || /^\/api\/+[^/]/i.test(path);
}

/** Exactly one path. */
function at(path: string): Pick<RouteRow, 'example' | 'matches'> {
  return { example: path, matches: (requested) => requested === path };
}

/** A page of what the CMS has. */
const content = {
  ...reading,
  kind: 'page',
  cache: 'pages',
  attempts: ['unknown-paths', 'editor-tokens'],
} as const satisfies Partial<RouteRow>;

const guesses = { name: 'editor-tokens', counts: 'guesses' } as const;

/** Rendered for one editor, with what the browser sends along. */
function editor(
  access: Access,
  path: string,
  page: string,
  methods: readonly string[],
  counted: Pick<RouteRow, 'limit' | 'attempts'> = { limit: guesses },
): RouteRow {
  const matches = ownPages.has(path) ? ownPage(path) : at(path).matches;
  return {
    ...({ kind: 'editor', example: path, matches, page, methods, largestBody: BODY, cache: 'never', access } as const),
    ...counted,
  };
}

/** A page of the site itself, rendered for each request. */
function ownRow(path: string, page: string): RouteRow {
  return { ...reading, kind: 'own-page', example: path, matches: ownPage(path), page, cache: 'never' };
}

/** A page that is only rendered in place of others. */
function internal(status: 404 | 410 | 500 | 503): RouteRow {
  const own = `/${status}`;
  return { ...reading, kind: 'nothing', example: own, matches: anySpelling(own), cache: 'never', access: 'the server' };
}

/** `Cache-Control` for a number of seconds, with more directives. */
const forSeconds = (seconds: number, more = '') => `public, max-age=${seconds}${more}`;

const forAnHour = { cache: 'browser', cacheControl: forSeconds(HOUR) } as const;
const forADay = { cache: 'browser', cacheControl: forSeconds(DAY) } as const;

/** A file of the site that an endpoint of its name writes. */
function fileForMachines(path: string, expression: RegExp): RouteRow {
  const page = `${path.slice(1)}.ts`;
  return { ...reading, ...forAnHour, kind: 'endpoint', example: path, matches: pattern(expression), page };
}

/**
 * Every route of the site, in the order of matching. The pipeline applies a row's whole policy, in `npm run dev` as in
 * production: `server/policy`. A file under `src/pages` without a row is never served; files of the build have none.
 */
export const routeTable: readonly RouteRow[] = [
  {
    ...reading,
    kind: 'health',
    example: '/livez',
    matches: pattern(/^\/(?:livez|readyz)$/),
    cache: 'never',
    access: 'everyone on any host',
  },
  {
    ...reading,
    ...at('/healthz'),
    kind: 'operators',
    methods: ['GET'],
    cache: 'never',
    access: 'everyone on any host',
  },
  { ...reading, ...at('/metrics'), kind: 'operators', methods: ['GET'], cache: 'never', access: 'operators' },
  {
    ...reading,
    kind: 'moved',
    example: '/wp-content/uploads/2026/x.jpg',
    matches: (path, query) => (oldQuery(path, query) ?? oldPath(path)) !== undefined,
    ...forAnHour,
  },
  {
    ...reading,
    kind: 'media',
    example: '/media/2026/x.jpg',
    matches: pattern(/^\/media\/(?:[^/]+\/)*[^/]*\.[^/]+$/),
    ...forADay,
  },
  {
    ...reading,
    kind: 'image',
    example: '/image?url=x',
    matches: (path, query) => /^\/image\/*$/.test(path) && new URLSearchParams(query).has('url'),
    cache: 'browser',
    // WordPress gives a picture that was changed a new name, so browsers need not revalidate it for a month.
    cacheControl: forSeconds(30 * DAY, `, stale-while-revalidate=${DAY}`),
  },
  ...paperRoutes,
  fileForMachines('/robots.txt', /^\/robots\.txt\/*$/),
  fileForMachines('/site.webmanifest', /^\/site\.webmanifest\/*$/),
  { ...reading, ...at('/.well-known/security.txt'), kind: 'security-txt', ...forADay },
  { ...reading, ...at('/speculation-rules.json'), ...forAnHour, kind: 'endpoint', page: 'speculation-rules.json.ts' },
  {
    ...reading,
    kind: 'form',
    example: '/api/forms/7',
    matches: pattern(/^\/api\/forms\/[1-9]\d{0,8}$/),
    page: 'form-outcome.tsx',
    methods: ['POST'],
    // What is too large for a form without files is left to the endpoint, which shows the visitor a message.
    largestBody: LARGEST_PIECE,
    cache: 'never',
    limit: { name: 'form-posts' },
  },
  {
    ...reading,
    kind: 'form-token',
    example: '/api/forms/7/token',
    matches: pattern(/^\/api\/forms\/[1-9]\d{0,8}\/token$/),
    cache: 'never',
    limit: { name: 'form-tokens' },
  },
  {
    ...reading,
    kind: 'upload',
    example: '/api/uploads',
    matches: pattern(/^\/api\/uploads(?:\/[\da-f-]{36})?$/),
    methods: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    largestBody: LARGEST_PIECE,
    cache: 'never',
    access: 'own pages',
    // Pieces of a file are not counted, only files.
    attempts: ['uploads'],
  },
  {
    ...reading,
    kind: 'saved-form',
    example: '/saved-form',
    matches: ownPage('/saved-form'),
    page: 'saved-form.tsx',
    methods: [...READ, 'POST'],
    cache: 'never',
    // Only mails with the link are counted, not visits.
    attempts: ['form-mails'],
  },
  ...requestRoutes,
  { ...reading, ...at('/api/suggest'), kind: 'suggest', cache: 'never', limit: { name: 'suggestions' } },
  { ...reading, ...at('/api/consent'), kind: 'consent', methods: ['POST'], cache: 'never', access: 'own pages' },
  { ...reading, ...at('/api/revalidate'), kind: 'webhook', methods: ['POST'], cache: 'never', access: 'the CMS' },
  {
    ...reading,
    ...at(siteCataloguePath),
    kind: 'figures',
    methods: ['POST'],
    largestBody: LARGEST_PIECE,
    cache: 'never',
    access: 'the CMS',
  },
  {
    ...reading,
    ...at('/api/policy-reports'),
    kind: 'policy-reports',
    methods: ['POST'],
    cache: 'never',
    limit: { name: 'policy-reports' },
  },
  { ...reading, ...at('/feed.xml'), kind: 'document', page: 'feed.xml.ts', cache: 'pages' },
  { ...reading, ...at('/map-shapes.json'), kind: 'document', page: 'map-shapes.json.ts', cache: 'pages' },
  { ...reading, ...at('/sitemap.xml'), kind: 'document', page: 'sitemap.xml.ts', cache: 'pages' },
  {
    ...reading,
    kind: 'document',
    example: '/sitemap-page-1.xml',
    // The numbers are limited, so that they cannot fill the cache.
    matches: pattern(/^\/sitemap-[a-z]{1,20}-[1-9]\d?\.xml$/),
    page: 'sitemap.xml.ts',
    cache: 'pages',
  },
  editor('everyone', '/login', 'login.tsx', [...READ, 'POST'], {
    limit: guesses,
    attempts: ['sign-ins', 'passwords'],
  }),
  // Asks for a sign-in, or shows the draft behind a preview link.
  editor('everyone', '/preview', 'preview.tsx', READ),
  editor('editors', '/preview/links', 'preview/links.ts', ['POST']),
  editor('own pages', '/api/faust/auth/token', 'api/faust/auth/token.ts', ['GET']),
  // The browser is signed out in any case.
  editor('own pages', '/api/faust/auth/logout', 'api/faust/auth/logout.ts', ['POST'], { attempts: ['editor-tokens'] }),
  editor('editors', '/api/faust/auth/logout-everywhere', 'api/faust/auth/logout-everywhere.ts', ['POST']),
  editor('editors', '/api/faust/toolbar', 'api/faust/toolbar.ts', ['GET']),
  editor('editors', '/api/faust/viewer', 'api/faust/viewer.ts', ['GET']),
  { ...ownRow('/search', 'search.tsx'), limit: { name: 'searches', parameter: 'q' } },
  {
    ...ownRow(siteConfig.paths.finder, 'find-a-representative.tsx'),
    givesWay: true,
    limit: { name: 'searches', parameter: 'near' },
  },
  ownRow('/privacy-choices', 'privacy-choices.tsx'),
  // Each holds one third party, for a frame in other pages.
  ownRow('/frame/map', 'frame/map.tsx'),
  ownRow('/frame/video', 'frame/video.tsx'),
  internal(404),
  { ...internal(500), page: '500.tsx' },
  { ...internal(503), page: '503.tsx' },
  { ...internal(410), matches: pattern(/^\/_(?:410|451)$/), example: '/_410', page: 'gone.tsx' },
  { ...reading, kind: 'nothing', example: '/favicon.ico', matches: isNoPage, cache: 'never' },
  { ...content, example: '/parts/sn-4055-wr/', matches: pattern(/^\/parts\/[^/]+\/*$/i), page: 'part.tsx' },
  { ...content, example: '/products/', matches: () => true, page: 'content.tsx' },
];
