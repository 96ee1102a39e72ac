import { ownPages } from './canonical-path.ts';
import { oldAddress } from './old-address.ts';

/**
 * What answers a path: the door for forms, files and pictures of the media library, a program of ours, the door for messages of the CMS, a page
 * of our own, what only editors use, a page of the CMS, a file that is made of what the CMS holds and
 * kept like a page, an address of the old site (`target`, decoded, has it now), or nothing.
 */
export type Route =
  | { kind: 'form' | 'form-token'; formId: number; methods: readonly string[] }
  | {
      kind: 'media' | 'image' | 'endpoint' | 'webhook' | 'own-page' | 'editor' | 'page' | 'document';
      methods: readonly string[];
    }
  | { kind: 'moved'; target: string; methods: readonly string[] }
  | { kind: 'nothing' };

const READ = ['GET', 'HEAD'] as const;

/** Endpoints under `src/pages`, with the methods they take. */
const endpoints: readonly { path: string; methods: readonly string[] }[] = [
  { path: '/robots.txt', methods: READ },
  { path: '/site.webmanifest', methods: READ },
];

/** A form's door by its database id, and where its token is asked for. */
const FORM = /^\/api\/forms\/([1-9]\d{0,8})(\/token)?$/;

/** What is given editors' sessions; nothing else is. */
const editorRoutes: Readonly<Record<string, readonly string[]>> = {
  '/login': [...READ, 'POST'],
  '/preview': READ,
  '/preview/links': ['POST'],
  '/api/faust/auth/token': ['GET'],
  '/api/faust/auth/logout': ['POST'],
  '/api/faust/auth/logout-everywhere': ['POST'],
  '/api/faust/toolbar': ['GET'],
  '/api/faust/viewer': ['GET'],
};

/** Files for machines, made of what the CMS holds. The sitemap's numbers are bounded, so that they cannot fill the cache. */
const DOCUMENTS = /^\/(?:feed\.xml|sitemap(?:-[a-z_]{1,20}-[1-9]\d?)?\.xml)$/;

/** Whether a path is one of those files. */
export function isDocument(path: string): boolean {
  return DOCUMENTS.test(path);
}

/** Error pages are sent in place of others, never for their own address. */
const internalPages = new Set(['/404', '/500', '/503']);

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/**
 * The route of a decoded path. A last segment with a dot is a file, and WordPress strips dots from
 * addresses of pages: such paths, and those that begin with an underscore, never reach the CMS.
 */
export function routeOf(path: string): Route {
  const target = oldAddress(path);
  if (target !== undefined) return { kind: 'moved', target, methods: READ };
  if (path.startsWith('/media/')) return { kind: 'media', methods: READ };
  if (withoutSlash(path) === '/image') return { kind: 'image', methods: READ };
  const endpoint = endpoints.find((known) => withoutSlash(path) === known.path);
  if (endpoint) return { kind: 'endpoint', methods: endpoint.methods };
  const form = FORM.exec(path);
  if (form) {
    const formId = Number(form[1]);
    return form[2] ? { kind: 'form-token', formId, methods: READ } : { kind: 'form', formId, methods: ['POST'] };
  }
  if (path === '/api/revalidate') return { kind: 'webhook', methods: ['POST'] };
  if (isDocument(path)) return { kind: 'document', methods: READ };
  const bare = withoutSlash(path).toLowerCase();
  const editorMethods = editorRoutes[ownPages.has(bare) ? bare : path];
  if (editorMethods) return { kind: 'editor', methods: editorMethods };
  if (bare.startsWith('/api/')) return { kind: 'nothing' };
  if (ownPages.has(bare)) return { kind: 'own-page', methods: READ };
  const isFile = /\.[^/]*$/.test(bare) && !bare.startsWith('/index.php');
  if (isFile || bare.startsWith('/_') || internalPages.has(bare)) return { kind: 'nothing' };
  return { kind: 'page', methods: READ };
}
