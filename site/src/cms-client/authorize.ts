import { Pool } from 'undici';
import { CmsHttpError, CmsUnreachableError, isCmsError } from './errors.ts';
import { limits } from './limits.ts';
import { readJson } from './read-body.ts';

/** What an editor's session consists of; times are seconds since 1970. */
export interface EditorTokens {
  accessToken: string;
  accessTokenExpiration: number;
  refreshToken: string;
  refreshTokenExpiration: number;
}

/** What is given for tokens: the code of a login, or the refresh token of a session. Never both. */
export type Grant = { code: string } | { refreshToken: string };

/** Tokens, or the refusal in the CMS's own words. */
export type AuthorizeAnswer =
  | { kind: 'granted'; tokens: EditorTokens }
  | { kind: 'refused'; status: number; refusal: { code: string; message: string } };

/** Asks the CMS for tokens. @throws CmsError when it gives neither tokens nor a refusal. */
export type Authorize = (grant: Grant) => Promise<AuthorizeAnswer>;

/** Ends a session at the CMS, as far as the CMS can. @throws CmsError when it cannot be asked. */
export type Revoke = (refreshToken: string) => Promise<void>;

/** What the CMS says to this site's secret. */
export type SecretVerdict = 'valid' | 'empty' | 'wrong' | 'no-endpoint' | 'unreachable';

/** The plugin's own words where it has none: code or token invalid, run out, or used. */
const INVALID = 'invalid_request';

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
 * The status that a refusal means for a browser. FaustWP answers 500 to a code or token that is no
 * longer good, which is no fault of any server; everything else is passed on as it is.
 */
export function refusalStatus(status: number, code: string, grant: Grant): number {
  if (code === INVALID) return 'code' in grant ? 400 : 401;
  return status > 299 ? status : 401;
}

interface AuthorizerOptions {
  /** Base address of the CMS. */
  url: string;
  /** FaustWP's secret key. */
  secret: string;
  /** Told whenever the CMS refuses the secret: then nobody can sign in. */
  onSecretRefused?: () => void;
}

/**
 * Ends every session of an editor, here and elsewhere. @returns false when the CMS has no way to.
 * @throws CmsError when it cannot be asked.
 */
export type RevokeEverywhere = (refreshToken: string) => Promise<boolean>;

export interface Authorizer {
  authorize: Authorize;
  revoke: Revoke;
  revokeEverywhere: RevokeEverywhere;
  /** Asks the CMS whether it has the same secret. */
  checkSecret(): Promise<SecretVerdict>;
}

/** What FaustWP answers to a caller with another secret. */
const FORBIDDEN = 'rest_forbidden';

function secretVerdict(status: number): SecretVerdict {
  if (status === 401 || status === 403) return 'wrong';
  if (status === 404) return 'no-endpoint';
  return status === 200 ? 'valid' : 'unreachable';
}

/** The calls by which this server, and nobody else, gets and ends editors' sessions. */
export function createAuthorizer({ url, secret, onSecretRefused }: AuthorizerOptions): Authorizer {
  const base = new URL(url);
  const basePath = base.pathname.replace(/\/$/, '');
  // Apart from the questions: who guesses tokens must not hold up pages.
  const pool = new Pool(base.origin, { connections: limits.authorizations, connect: { timeout: limits.connect } });

  async function post(operation: string, route: string, body: Record<string, string | boolean>) {
    if (!secret) throw new CmsUnreachableError(operation, 'CMS_SECRET is empty; set it to the secret key of FaustWP');
    try {
      return await pool.request({
        method: 'POST',
        path: `${basePath}/?rest_route=${route}`,
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-faustwp-secret': secret },
        body: JSON.stringify(body),
        headersTimeout: limits.headers,
        bodyTimeout: limits.total,
        signal: AbortSignal.timeout(limits.total),
      });
    } catch (cause) {
      throw new CmsUnreachableError(operation, 'the CMS does not answer', { cause });
    }
  }

  return {
    async authorize(grant) {
      const operation = 'Authorize';
      const answer = await post(operation, '/faustwp/v1/authorize', { ...grant });
      const json = await readJson(operation, answer.body, answer.headers).catch((cause: unknown) => {
        throw isCmsError(cause) ? cause : new CmsUnreachableError(operation, 'the answer broke off', { cause });
      });
      // JSON of unknown shape, read field by field.
      const body = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
      const tokens = answer.statusCode === 200 ? readTokens(body) : undefined;
      if (tokens) return { kind: 'granted', tokens };
      const { code, message } = body;
      if (typeof code !== 'string' || typeof message !== 'string') throw new CmsHttpError(operation, answer.statusCode);
      if (code === FORBIDDEN) onSecretRefused?.();
      return { kind: 'refused', status: refusalStatus(answer.statusCode, code, grant), refusal: { code, message } };
    },

    async checkSecret() {
      if (!secret) return 'empty';
      try {
        const answer = await post('CheckSecret', '/faustwp/v1/validate_secret_key', {});
        await answer.body.dump();
        return secretVerdict(answer.statusCode);
      } catch {
        return 'unreachable';
      }
    },

    async revokeEverywhere(refreshToken) {
      const operation = 'RevokeEverywhere';
      const answer = await post(operation, '/headwater/v1/revoke', { refreshToken, everywhere: true });
      if (answer.statusCode === 404) {
        await answer.body.dump();
        return false;
      }
      if (answer.statusCode !== 200) throw new CmsHttpError(operation, answer.statusCode);
      const body = await readJson(operation, answer.body, answer.headers);
      // A CMS that only knows how to end one session does not say so.
      return typeof body === 'object' && body !== null && 'everywhere' in body && body.everywhere === true;
    },

    async revoke(refreshToken) {
      const answer = await post('Revoke', '/headwater/v1/revoke', { refreshToken });
      await answer.body.dump();
      // A WordPress without our plugin has no such route; FaustWP's tokens end by themselves.
      if (answer.statusCode >= 400 && answer.statusCode !== 404) throw new CmsHttpError('Revoke', answer.statusCode);
    },
  };
}
