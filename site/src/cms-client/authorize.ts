import { SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { isSignedToken } from '@headwater/contract/http/signed-token.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { behindBasicAuth } from './behind-basic-auth.ts';
import { CmsHttpError, CmsUnreachableError, isCmsError } from './errors.ts';
import { limits } from './limits.ts';
import { readJson } from './read-body.ts';
import { Pool } from './undici.ts';

/** The tokens of an editor's session; times are seconds since 1970. */
export interface EditorTokens {
  accessToken: string;
  accessTokenExpiration: number;
  refreshToken: string;
  refreshTokenExpiration: number;
}

/** What is exchanged for tokens: the code of a sign-in or the refresh token of a session, never both. */
export type Grant = { code: string } | { refreshToken: string };

/** Tokens, or the refusal as the CMS worded it. */
export type AuthorizeResponse =
  | { kind: 'granted'; tokens: EditorTokens }
  | { kind: 'refused'; status: number; refusal: { code: string; message: string } };

/** Requests tokens from the CMS. @throws CmsError when it returns neither tokens nor a refusal. */
export type Authorize = (grant: Grant) => Promise<AuthorizeResponse>;

/** Ends a session at the CMS, if the CMS supports it. @throws CmsError when the request fails. */
export type Revoke = (refreshToken: string) => Promise<void>;

/** The CMS's verdict on this site's secret. */
export type SecretVerdict = 'valid' | 'empty' | 'wrong' | 'no-endpoint' | 'unreachable';

/** The plugin's error code for a code or token that is invalid, expired or used. */
const INVALID = 'invalid_request';

/** What the CMS would say about a grant that it did not issue. */
export function refusalOf(grant: Grant): AuthorizeResponse {
  const refusal = { code: INVALID, message: 'Invalid authorization code or refresh token.' };
  return { kind: 'refused', status: refusalStatus(500, INVALID, grant), refusal };
}

function readTokens(body: Record<string, unknown>): EditorTokens | undefined {
  const { accessToken, accessTokenExpiration, refreshToken, refreshTokenExpiration } = body;
  const isWhole =
    typeof accessToken === 'string' &&
    typeof refreshToken === 'string' &&
    Number.isFinite(accessTokenExpiration) &&
    Number.isFinite(refreshTokenExpiration);
  if (!isWhole) return undefined;
  return {
    accessToken,
    accessTokenExpiration: Number(accessTokenExpiration),
    refreshToken,
    refreshTokenExpiration: Number(refreshTokenExpiration),
  };
}

/**
 * The status of a refusal for the browser. FaustWP responds with 500 to a code or token that is no longer valid,
 * which is not a server error; every other status is passed on unchanged.
 */
export function refusalStatus(status: number, code: string, grant: Grant): number {
  if (code === INVALID) return 'code' in grant ? 400 : 401;
  return status > 299 ? status : 401;
}

interface AuthorizerOptions {
  /** Base URL of the CMS. */
  url: string;
  /** FaustWP's secret key. */
  secret: string;
  /** Called whenever the CMS rejects the secret: editors cannot sign in then. */
  onSecretRefused?: () => void;
}

/**
 * Ends every session of an editor, on all devices. @returns false when the CMS does not support it.
 * @throws CmsError when the request fails.
 */
export type RevokeEverywhere = (refreshToken: string) => Promise<boolean>;

export interface Authorizer {
  /** Whether the CMS can have issued a code or refresh token: what its secret did not sign is made up. */
  isIssued(token: string): boolean;
  authorize: Authorize;
  revoke: Revoke;
  revokeEverywhere: RevokeEverywhere;
  /** Checks whether the CMS has the same secret. */
  checkSecret(): Promise<SecretVerdict>;
}

/** Milliseconds between checks of the secret after codes or tokens that it did not sign. */
const SUSPICION_MS = 60_000;

/** FaustWP's error code for a wrong secret. */
const FORBIDDEN = 'rest_forbidden';

function secretVerdict(status: number): SecretVerdict {
  if (status === 401 || status === 403) return 'wrong';
  if (status === 404) return 'no-endpoint';
  return status === 200 ? 'valid' : 'unreachable';
}

/** Posts to the CMS's endpoints for sessions, with the secret. */
function createPoster(url: string, secret: string) {
  const base = new URL(url);
  const basePath = base.pathname.replace(/\/$/, '');
  // Not the pool for queries: guessing tokens must not delay pages.
  const pool = behindBasicAuth(
    new Pool(base.origin, { connections: limits.authorizations, connect: { timeout: limits.connect } }),
    base,
  );

  return async (operation: string, route: string, body: Record<string, string | boolean>) => {
    if (!secret) throw new CmsUnreachableError(operation, 'CMS_SECRET is empty; set it to the secret key of FaustWP');
    try {
      return await pool.request({
        method: 'POST',
        path: `${basePath}/?rest_route=${route}`,
        headers: { accept: 'application/json', 'content-type': 'application/json', [SECRET_HEADER]: secret },
        body: JSON.stringify(body),
        headersTimeout: limits.headers,
        bodyTimeout: limits.total,
        signal: AbortSignal.timeout(limits.total),
      });
    } catch (cause) {
      throw new CmsUnreachableError(operation, 'the CMS does not respond', { cause });
    }
  };
}

/** Creates the calls that get and end editors' sessions. They run on the server only. */
export function createAuthorizer({ url, secret, onSecretRefused }: AuthorizerOptions): Authorizer {
  const post = createPoster(url, secret);

  async function checkSecret(): Promise<SecretVerdict> {
    if (!secret) return 'empty';
    try {
      const response = await post('CheckSecret', '/faustwp/v1/validate_secret_key', {});
      await response.body.dump();
      return secretVerdict(response.statusCode);
    } catch {
      return 'unreachable';
    }
  }

  let suspectedAt = Number.NEGATIVE_INFINITY;
  /** What the secret did not sign is made up, or the CMS has another secret now. */
  async function suspectSecret(): Promise<void> {
    if (performance.now() - suspectedAt < SUSPICION_MS) return;
    suspectedAt = performance.now();
    if ((await checkSecret()) === 'wrong') onSecretRefused?.();
  }

  return {
    isIssued(token) {
      // Without a secret nothing is sent anyway, and the error says why.
      const isIssued = !secret || isSignedToken(token, secret);
      if (!isIssued) void suspectSecret();
      return isIssued;
    },

    checkSecret,

    async authorize(grant) {
      const operation = 'Authorize';
      const response = await post(operation, '/faustwp/v1/authorize', { ...grant });
      const json = await readJson(operation, response.body, response.headers).catch((cause: unknown) => {
        throw isCmsError(cause) ? cause : new CmsUnreachableError(operation, 'the response broke off', { cause });
      });
      const body = isRecord(json) ? json : {};
      const tokens = response.statusCode === 200 ? readTokens(body) : undefined;
      if (tokens) return { kind: 'granted', tokens };
      const { code, message } = body;
      if (typeof code !== 'string' || typeof message !== 'string')
        throw new CmsHttpError(operation, response.statusCode);
      if (code === FORBIDDEN) onSecretRefused?.();
      return { kind: 'refused', status: refusalStatus(response.statusCode, code, grant), refusal: { code, message } };
    },

    async revokeEverywhere(refreshToken) {
      const operation = 'RevokeEverywhere';
      const response = await post(operation, '/headwater/v1/revoke', { refreshToken, everywhere: true });
      if (response.statusCode === 404) {
        await response.body.dump();
        return false;
      }
      if (response.statusCode !== 200) throw new CmsHttpError(operation, response.statusCode);
      const body = await readJson(operation, response.body, response.headers);
      // A CMS that can only end a single session does not confirm `everywhere`.
      return isRecord(body) && body.everywhere === true;
    },

    async revoke(refreshToken) {
      const response = await post('Revoke', '/headwater/v1/revoke', { refreshToken });
      await response.body.dump();
      // A WordPress without the project's plugin has no such route; FaustWP's tokens expire by themselves.
      if (response.statusCode >= 400 && response.statusCode !== 404)
        throw new CmsHttpError('Revoke', response.statusCode);
    },
  };
}
