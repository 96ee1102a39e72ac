import { type CatalogueWrite, cataloguePath } from '@headwater/contract/catalogue.ts';
import { contentHash } from '@headwater/contract/http/content-hash.ts';
import { SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { redirectsPath, type WrittenRule } from '@headwater/contract/redirects.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { sameSecret } from '../accounts/secret-token.ts';
import type { Tables } from '../database/tables.ts';
import type { CatalogueFields } from '../editing/catalogue-fields.ts';
import type { Handler } from '../web/handler.ts';

interface RestOptions {
  accounts: Accounts;
  tables: Pick<Tables, 'redirects' | 'oldPaths'>;
  catalogue: CatalogueFields;
  /** Shared with the site; if it is empty, every client is refused. */
  secret: string;
  siteUrl: string;
  /** Sends the site a message that changes nothing; undefined where it gets none. */
  testMessage: (() => Promise<{ state: string; answer: string }>) | undefined;
  /** Handles submissions of forms; undefined for other routes. */
  submissions: (request: Request, route: string) => Promise<Response | undefined>;
}

type Body = Record<string, unknown>;

/** The route that a request names in either of WordPress's two forms; undefined for requests that are not REST. */
export function restRoute(url: URL): string | undefined {
  const named = url.pathname.startsWith('/wp-json/') ? url.pathname.slice('/wp-json'.length) : undefined;
  const requested =
    named ?? (url.pathname === '/' || url.pathname === '/index.php' ? url.searchParams.get('rest_route') : null);
  return requested?.replace(/(?<!\/)\/+$/, '');
}

/** The REST endpoints that front ends sign in with, with FaustWP's messages and statuses. */
export function rest(options: RestOptions): Handler {
  const { accounts, tables, catalogue, secret, siteUrl, testMessage, submissions } = options;
  const { grants, sessions } = accounts;

  const authorize = ({ code, refreshToken }: Body): Response => {
    if (!code && !refreshToken) return invalid('Missing authorization code or refresh token.');
    // As in FaustWP, a refresh token takes precedence, and a code beside it is ignored.
    const tokens = refreshToken ? grants.refresh(String(refreshToken)) : grants.redeemCode(String(code));
    return tokens ? json(200, tokens) : invalid('Invalid authorization code or refresh token.');
  };

  /**
   * Not in FaustWP: signs out a front end and the CMS session that it signed in from, or with `everywhere`
   * the user from all of them.
   */
  const revoke = ({ refreshToken, everywhere }: Body): Response => {
    const revoked = refreshToken ? grants.revoke(String(refreshToken)) : undefined;
    if (revoked && everywhere === true) {
      sessions.closeAllOf(revoked.userId);
      return json(200, { revoked: true, everywhere: true });
    }
    if (revoked?.sessionHash) sessions.close(revoked.sessionHash);
    // The same for an unknown token: the client wanted it revoked, and it does not work.
    return json(200, { revoked: true });
  };

  /** All redirects, unless the site has them already. */
  const redirects = ({ hash: known }: Body): Response => {
    const rules = writtenRules(tables);
    const hash = contentHash(JSON.stringify(rules));
    return json(200, known === hash ? { hash } : { hash, rules });
  };

  /** Products with their imported tables, or what was written into them. */
  const products = ({ after, writes }: Body): Response =>
    json(
      200,
      Array.isArray(writes)
        ? { written: catalogue.write(writes.filter(isWrite)) }
        : { products: catalogue.list(Number(after) || 0) },
    );

  /** What the plugin reports of a WordPress, for `npm run doctor`. */
  const status = async ({ sendMessage }: Body): Promise<Response> =>
    json(200, {
      versions: { 'Local CMS': 'of this repository' },
      siteUrl,
      hasRevisions: true,
      message: (sendMessage === true && (await testMessage?.())) || null,
      toDo: [],
    });

  const routes: Record<string, (body: Body) => Response | Promise<Response>> = {
    '/faustwp/v1/authorize': authorize,
    '/faustwp/v1/validate_secret_key': () => json(200, 'Secret key validated!'),
    '/headwater/v1/revoke': revoke,
    '/headwater/v1/status': status,
    [redirectsPath]: redirects,
    [cataloguePath]: products,
    '/wpac/v1/authorize': authorize,
  };

  return async (request) => {
    const name = restRoute(new URL(request.url)) ?? '';
    const submitted = await submissions(request, name);
    if (submitted) return submitted;
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (!route || request.method !== 'POST') {
      return failure(404, 'rest_no_route', 'No route was found matching the URL and request method.');
    }
    const body = await readBody(request);
    if (!body) return failure(400, 'rest_invalid_json', 'Invalid JSON body passed.');
    const header = name.startsWith('/wpac/') ? 'x-wpe-headless-secret' : SECRET_HEADER;
    if (secret === '' || !sameSecret(request.headers.get(header) ?? '', secret)) {
      return failure(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
    }
    return route(body);
  };
}

/** What users of the admin wrote, and where content was before it was renamed. */
function writtenRules({ redirects, oldPaths }: RestOptions['tables']): WrittenRule[] {
  const written = redirects.all().map(({ id, source, target, status, isPattern }) => ({
    from: source,
    to: target,
    status,
    isPattern: isPattern === 1,
    where: `Local CMS, rule ${id}`,
  }));
  const renamed = oldPaths.moves().map(({ path, target }) => ({
    from: path,
    to: target,
    status: 308,
    isPattern: false,
    where: `Local CMS, renamed from ${path}`,
  }));
  return [...written, ...renamed];
}

function isWrite(value: unknown): value is CatalogueWrite {
  if (!isRecord(value)) return false;
  return Number.isSafeInteger(value.id) && typeof value.was === 'string' && typeof value.tables === 'string';
}

/** The JSON object in the body; an empty one for another content type, undefined for invalid JSON. */
async function readBody(request: Request): Promise<Body | undefined> {
  const text = await request.text();
  if (text === '' || !request.headers.get('content-type')?.includes('json')) return {};
  const parsed = parsedJson(text);
  if (parsed === undefined) return undefined;
  return typeof parsed === 'object' ? { ...parsed } : {};
}

function invalid(message: string): Response {
  return json(500, { code: 'invalid_request', message, data: null });
}

function failure(status: number, code: string, message: string): Response {
  return json(status, { code, message, data: { status } });
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' },
  });
}
