import {
  type AuthorizeResponse,
  type Authorizer,
  type EditorTokens,
  type Grant,
  refusalOf,
} from '../../cms-client/authorize.ts';
import { createSessionMemory, newSession, type Session, tokenHash } from './session-memory.ts';
import { noSharedSessions, type SharedSessions } from './shared-sessions.ts';

interface EditorSessionsOptions extends Omit<Authorizer, 'checkSecret'> {
  /** Seconds for which a stored access token must still be valid to be returned. */
  sparedSeconds: number;
  /** Sessions of other instances. */
  shared?: SharedSessions;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface EditorSessions {
  /** Tokens for the code of a login. Nothing else is sent, because an older cookie would take precedence. */
  begin(code: string): Promise<AuthorizeResponse>;
  /** Tokens for a refresh token: those in memory while they are valid, otherwise new ones. */
  renew(refreshToken: string): Promise<AuthorizeResponse>;
  /** Whether this token belongs to a session in memory and needs no request to the CMS. */
  knows(refreshToken: string): boolean;
  /** Whether only the CMS can tell what a code or refresh token is worth. Made-up ones are refused without a request. */
  isGuess(token: string): boolean;
  /** Whether this access token is of a session in memory. */
  knowsAccess(accessToken: string): boolean;
  /** Records that the CMS did not know this access token: the next renewal sends a request. */
  distrust(accessToken: string): void;
  /** Forgets the session here, and ends it at the CMS. @throws CmsError when the CMS does not respond. */
  end(refreshToken: string): Promise<void>;
  /**
   * Ends every session of this editor at the CMS, which then rejects their access tokens.
   * @returns false, and nothing has ended, when the CMS does not support it.
   * @throws CmsError when the CMS does not respond.
   */
  endEverywhere(refreshToken: string): Promise<boolean>;
  /** Forgets sessions that ended at another instance. @param tokenHashes of their refresh tokens */
  forgetEnded(tokenHashes: readonly string[]): void;
}

/** Number of a session's refresh tokens that other instances know. A browser sends one of the last two. */
const SHARED_TOKENS = 5;

function partsOf({ shared = noSharedSessions, now = Date.now, ...options }: EditorSessionsOptions) {
  return { ...options, shared, now, memory: createSessionMemory({ onReplaced: shared.retire, now }) };
}

type SessionParts = ReturnType<typeof partsOf>;

function isLasting(parts: SessionParts, { accessTokenExpiration }: EditorTokens): boolean {
  return accessTokenExpiration - parts.now() / 1000 > parts.sparedSeconds;
}

async function requestTokens(
  parts: SessionParts,
  session: Session | undefined,
  grant: Grant,
): Promise<AuthorizeResponse> {
  const response = await parts.authorize(grant);
  if (response.kind === 'refused') {
    if (!session) return response;
    const hashes = parts.memory.forget(session);
    // An unknown token was never a session: other instances need no message.
    if (session.tokens.accessToken !== '') parts.shared.end(hashes);
    return response;
  }
  if (session?.hasEnded) {
    await parts.revoke(response.tokens.refreshToken);
    return { kind: 'refused', status: 401, refusal: { code: 'signed_out', message: 'The session has ended.' } };
  }
  const renewed = session ?? newSession(response.tokens);
  Object.assign(renewed, { tokens: response.tokens, isDistrusted: false });
  parts.memory.remember(renewed);
  parts.shared.write(parts.memory.hashesOf(renewed).slice(0, SHARED_TOKENS), response.tokens);
  return response;
}

/** Takes over what another instance got from the CMS. @returns undefined when the session has to be renewed here */
function adopt(parts: SessionParts, session: Session, tokens: EditorTokens): AuthorizeResponse | 'newer' | undefined {
  const { accessToken, refreshToken } = session.tokens;
  if (session.hasEnded || parts.memory.hasEnded(refreshToken) || parts.memory.hasEnded(tokens.refreshToken))
    return undefined;
  const isNewer = tokens.refreshToken !== refreshToken;
  if (!isNewer && (!isLasting(parts, tokens) || tokens.accessToken === accessToken)) return undefined;
  Object.assign(session, { tokens, isDistrusted: false });
  parts.memory.remember(session);
  return isLasting(parts, tokens) ? { kind: 'granted', tokens } : 'newer';
}

/** A CMS may end a session whose refresh token is sent twice, so only one instance at a time sends it. */
async function renewInTurn(parts: SessionParts, session: Session): Promise<AuthorizeResponse> {
  const { refreshToken } = session.tokens;
  const response = await parts.shared.inTurn<AuthorizeResponse | 'newer'>(tokenHash(refreshToken), {
    adopt: (tokens) => adopt(parts, session, tokens),
    work: () => requestTokens(parts, session, { refreshToken }),
  });
  return response === 'newer' ? renewInTurn(parts, session) : response;
}

/** Unknown tokens get a session, too, so that a burst of requests with one causes a single request to the CMS. */
function sessionOf(parts: SessionParts, refreshToken: string): Session {
  const known = parts.memory.find(refreshToken);
  if (known) return known;
  const tokens = { accessToken: '', accessTokenExpiration: 0, refreshToken, refreshTokenExpiration: 0 };
  const session = newSession(tokens);
  parts.memory.remember(session);
  return session;
}

/** The newest refresh token of a session that another instance may have renewed. */
async function newestOf(parts: SessionParts, refreshToken: string): Promise<string> {
  const tokens = parts.memory.find(refreshToken)?.tokens ?? (await parts.shared.read(tokenHash(refreshToken)));
  return tokens?.refreshToken ?? refreshToken;
}

/** Forgets a session here and at the other instances. */
function forgetEverywhere(parts: SessionParts, session: Session | undefined, refreshTokens: readonly string[]): void {
  const hashes = new Set([...(session ? parts.memory.hashesOf(session) : []), ...refreshTokens.map(tokenHash)]);
  parts.memory.forgetHashes([...hashes]);
  parts.shared.end([...hashes]);
}

/** Not a session that still waits for the CMS's first response. */
function knows(parts: SessionParts, refreshToken: string): boolean {
  return (parts.memory.find(refreshToken)?.tokens.accessToken ?? '') !== '';
}

/**
 * Access tokens of active editors, in memory and, encrypted, where instances share them. A CMS may replace the refresh
 * token with every renewal and end a session whose old token is reused. So renewals of one session never run
 * concurrently, and an old token is valid until the browser has sent the new one, plus a minute: responses
 * with a cookie get lost when an editor leaves a page while it loads.
 */
export function createEditorSessions(options: EditorSessionsOptions): EditorSessions {
  const parts = partsOf(options);
  const { memory, isIssued, revoke, revokeEverywhere } = parts;

  return {
    begin: async (code) => (isIssued(code) ? requestTokens(parts, undefined, { code }) : refusalOf({ code })),

    async renew(refreshToken) {
      if (!isIssued(refreshToken)) return refusalOf({ refreshToken });
      const session = sessionOf(parts, refreshToken);
      if (!session.isDistrusted && isLasting(parts, session.tokens)) return { kind: 'granted', tokens: session.tokens };
      session.renewing ??= renewInTurn(parts, session).finally(() => {
        session.renewing = undefined;
      });
      return session.renewing;
    },

    knows: (refreshToken) => knows(parts, refreshToken),
    isGuess: (token) => isIssued(token) && !knows(parts, token),
    knowsAccess: (accessToken) => memory.all().some(({ tokens }) => tokens.accessToken === accessToken),

    distrust(accessToken) {
      for (const session of memory.all()) if (session.tokens.accessToken === accessToken) session.isDistrusted = true;
    },

    async endEverywhere(refreshToken) {
      if (!isIssued(refreshToken)) return false;
      // A renewal in progress would replace the token that is about to be sent.
      await memory.find(refreshToken)?.renewing?.catch(() => undefined);
      const newest = await newestOf(parts, refreshToken);
      const hasEnded = await revokeEverywhere(newest);
      if (hasEnded) forgetEverywhere(parts, memory.find(refreshToken), [refreshToken, newest]);
      return hasEnded;
    },

    async end(refreshToken) {
      if (!isIssued(refreshToken)) return;
      const session = memory.find(refreshToken);
      const newest = session?.tokens.refreshToken ?? (await newestOf(parts, refreshToken));
      forgetEverywhere(parts, session, [refreshToken, newest]);
      await revoke(newest);
    },

    forgetEnded: memory.forgetHashes,
  };
}
