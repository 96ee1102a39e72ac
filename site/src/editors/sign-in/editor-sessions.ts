import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type {
  Authorize,
  AuthorizeAnswer,
  EditorTokens,
  Grant,
  Revoke,
  RevokeEverywhere,
} from '../../cms-client/authorize.ts';

interface Session {
  tokens: EditorTokens;
  /** The renewal in progress, which all concurrent requests share. */
  renewing: Promise<AuthorizeAnswer> | undefined;
  /** Set when the CMS no longer knew the access token. */
  isDistrusted: boolean;
  hasEnded: boolean;
}

interface Entry {
  session: Session;
  /** Milliseconds; a replaced token is valid until then. */
  until: number;
}

interface EditorSessionsOptions {
  authorize: Authorize;
  revoke: Revoke;
  revokeEverywhere: RevokeEverywhere;
  /** Seconds for which a stored access token must still be valid to be returned. */
  sparedSeconds: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface EditorSessions {
  /** Tokens for the code of a login. Nothing else is sent, because an older cookie would take precedence. */
  begin(code: string): Promise<AuthorizeAnswer>;
  /** Tokens for a refresh token: those in memory while they are valid, otherwise new ones. */
  renew(refreshToken: string): Promise<AuthorizeAnswer>;
  /** Whether this token belongs to a session in memory and needs no request to the CMS. */
  knows(refreshToken: string): boolean;
  /** Records that the CMS did not know this access token: the next renewal sends a request. */
  distrust(accessToken: string): void;
  /** Forgets the session here, and ends it at the CMS. @throws CmsError when the CMS does not answer. */
  end(refreshToken: string): Promise<void>;
  /**
   * Ends every session of this editor at the CMS, which then rejects their access tokens.
   * @returns false, and nothing has ended, when the CMS does not support it.
   * @throws CmsError when the CMS does not answer.
   */
  endEverywhere(refreshToken: string): Promise<boolean>;
}

/** Maximum number of sessions in memory. An evicted one is renewed once more than needed. */
const REMEMBERED = 500;
/** Requests that the browser sent before it had the new token still have the old one. */
const GRACE_MS = 60_000;

function newSession(tokens: EditorTokens): Session {
  return { tokens, renewing: undefined, isDistrusted: false, hasEnded: false };
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}

/**
 * Access tokens of active editors, in memory only. A CMS may replace the refresh token with
 * every renewal and end a session whose old token is reused. So renewals of one session never run
 * concurrently, and an old token is valid until the browser has sent the new one, plus a minute: answers
 * with a cookie get lost when an editor leaves a page while it loads.
 */
export function createEditorSessions(options: EditorSessionsOptions): EditorSessions {
  const { authorize, revoke, revokeEverywhere, sparedSeconds, now = Date.now } = options;
  const entries = new LRUCache<string, Entry>({ max: REMEMBERED });

  function remember(session: Session): void {
    entries.set(keyOf(session.tokens.refreshToken), { session, until: Number.POSITIVE_INFINITY });
  }

  function find(refreshToken: string): Session | undefined {
    const key = keyOf(refreshToken);
    const entry = entries.get(key);
    if (!entry || entry.until < now()) return undefined;
    if (entry.session.tokens.refreshToken === refreshToken) {
      for (const other of entries.values()) {
        if (other !== entry && other.session === entry.session) other.until = Math.min(other.until, now() + GRACE_MS);
      }
    }
    return entry.session;
  }

  function forget(session: Session): void {
    session.hasEnded = true;
    for (const [key, entry] of [...entries.entries()]) if (entry.session === session) entries.delete(key);
  }

  function isGood({ tokens, isDistrusted }: Session): boolean {
    return !isDistrusted && tokens.accessTokenExpiration - now() / 1000 > sparedSeconds;
  }

  async function ask(session: Session | undefined, grant: Grant): Promise<AuthorizeAnswer> {
    const answer = await authorize(grant);
    if (answer.kind === 'refused') {
      if (session) forget(session);
      return answer;
    }
    if (session?.hasEnded) {
      await revoke(answer.tokens.refreshToken);
      return { kind: 'refused', status: 401, refusal: { code: 'signed_out', message: 'The session has ended.' } };
    }
    const renewed = session ?? newSession(answer.tokens);
    Object.assign(renewed, { tokens: answer.tokens, isDistrusted: false });
    remember(renewed);
    return answer;
  }

  /** Unknown tokens get a session, too, so that a burst of requests with one causes a single request to the CMS. */
  function sessionOf(refreshToken: string): Session {
    const known = find(refreshToken);
    if (known) return known;
    const tokens = { accessToken: '', accessTokenExpiration: 0, refreshToken, refreshTokenExpiration: 0 };
    const session = newSession(tokens);
    remember(session);
    return session;
  }

  return {
    begin: (code) => ask(undefined, { code }),

    async renew(refreshToken) {
      const session = sessionOf(refreshToken);
      if (isGood(session)) return { kind: 'granted', tokens: session.tokens };
      session.renewing ??= ask(session, { refreshToken: session.tokens.refreshToken }).finally(() => {
        session.renewing = undefined;
      });
      return session.renewing;
    },

    knows: (refreshToken) => find(refreshToken) !== undefined,

    distrust(accessToken) {
      for (const { session } of entries.values()) {
        if (session.tokens.accessToken === accessToken) session.isDistrusted = true;
      }
    },

    async endEverywhere(refreshToken) {
      // A renewal in progress would replace the token that is about to be sent.
      await find(refreshToken)?.renewing?.catch(() => undefined);
      const session = find(refreshToken);
      const hasEnded = await revokeEverywhere(session?.tokens.refreshToken ?? refreshToken);
      if (hasEnded && session) forget(session);
      return hasEnded;
    },

    async end(refreshToken) {
      const session = find(refreshToken);
      if (session) forget(session);
      await revoke(session?.tokens.refreshToken ?? refreshToken);
    },
  };
}
