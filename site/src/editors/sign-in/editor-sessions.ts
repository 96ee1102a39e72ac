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
  /** The one renewal under way; everybody who needs one waits for it. */
  renewing: Promise<AuthorizeAnswer> | undefined;
  /** Set when the CMS did not know the access token any more. */
  isDistrusted: boolean;
  hasEnded: boolean;
}

interface Entry {
  session: Session;
  /** Milliseconds; a token that was replaced counts until then. */
  until: number;
}

interface EditorSessionsOptions {
  authorize: Authorize;
  revoke: Revoke;
  revokeEverywhere: RevokeEverywhere;
  /** Seconds of life that an access token must have left to be given out again. */
  sparedSeconds: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface EditorSessions {
  /** Tokens for the code of a login. Nothing else is sent: a cookie from before would win over it. */
  begin(code: string): Promise<AuthorizeAnswer>;
  /** Tokens for a refresh token: those in memory while they are good, else new ones. */
  renew(refreshToken: string): Promise<AuthorizeAnswer>;
  /** Whether this token is one of a session in memory, so that the CMS need not be asked about it. */
  knows(refreshToken: string): boolean;
  /** The CMS did not know this access token: the next renewal asks anew. */
  distrust(accessToken: string): void;
  /** Forgets the session here, and ends it at the CMS. @throws CmsError when the CMS cannot be asked. */
  end(refreshToken: string): Promise<void>;
  /**
   * Ends every session of this editor at the CMS, which then knows their access tokens no more.
   * @returns false, and nothing has ended, when the CMS has no way to.
   * @throws CmsError when the CMS cannot be asked.
   */
  endEverywhere(refreshToken: string): Promise<boolean>;
}

/** Editors remembered at a time. Who is forgotten renews once more than needed. */
const REMEMBERED = 500;
/** Requests that left the browser before it had the new token still carry the old one. */
const GRACE_MS = 60_000;

function newSession(tokens: EditorTokens): Session {
  return { tokens, renewing: undefined, isDistrusted: false, hasEnded: false };
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}

/**
 * Access tokens of the editors who are about, in memory only. A CMS may replace the refresh token with
 * every renewal and end a session whose old token shows up again. So renewals of one session never run
 * side by side, and an old token counts until the browser has shown the new one, plus a minute: answers
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

  /** Unknown tokens get a session too, so that a burst of requests with one asks the CMS once. */
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
      // A renewal under way would replace the token that is about to be shown.
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
