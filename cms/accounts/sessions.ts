import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { sameSecret, signature, tokenHash } from './secret-token.ts';

const hour = 3_600_000;

/** Lifetime of a session in milliseconds: two days, or two weeks with "Remember Me". */
export const sessionLifetime = { usual: 48 * hour, remembered: 14 * 24 * hour } as const;

export interface Session {
  user: UserRecord;
  /** The cookie's value. Never log or show it. */
  id: string;
  idHash: string;
}

export type Sessions = ReturnType<typeof sessionsOf>;

/**
 * Browser sessions of the CMS itself, identified by a random cookie whose hash is in the database.
 *
 * In a handler:
 *
 *     const session = sessions.of(request);        // undefined: send to sessions.loginUrl(path)
 *     can(session.user, 'edit', 'page')            // capabilities.ts
 *     html`<input name="_wpnonce" value="${sessions.csrfToken(session)}">`
 *     sessions.isFromOwnForm(session, request, form.get('_wpnonce'))  // before anything is changed
 *
 * @param baseUrl of the CMS, without trailing slash
 * @param now epoch milliseconds
 */
export function sessionsOf({ sessions, grants, users }: Tables, key: string, baseUrl: string, now: () => number) {
  const secure = baseUrl.startsWith('https:');
  const name = secure ? '__Host-headwater-cms' : 'headwater-cms';
  const cookie = (value: string, maxAge?: number): string =>
    stringifySetCookie({
      name,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      ...(maxAge !== undefined && { maxAge }),
    });

  function of(request: Request): Session | undefined {
    const id = parseCookie(request.headers.get('cookie') ?? '')[name];
    if (!id) return undefined;
    const idHash = tokenHash(id);
    const record = sessions.byHash(idHash, now());
    const user = record && users.byId(record.userId);
    return user && { user, id, idHash };
  }

  const csrfToken = ({ id }: Pick<Session, 'id'>): string => signature(key, 'csrf', id).slice(0, 43);

  return {
    /** The session that a request's cookie names. */
    of,

    /** Starts a session. @returns the `Set-Cookie` header. */
    open(user: UserRecord, { remember }: { remember: boolean }): string {
      const id = randomBytes(32).toString('base64url');
      const lifetime = remember ? sessionLifetime.remembered : sessionLifetime.usual;
      sessions.insert({ idHash: tokenHash(id), userId: user.id, expires: now() + lifetime }, now());
      return cookie(id, remember ? lifetime / 1_000 : undefined);
    },

    /** Ends a session and the front-end access that came from it. @returns the `Set-Cookie` header that clears it. */
    close(idHash: string): string {
      sessions.delete(idHash);
      grants.deleteOfSession(idHash);
      return cookie('', 0);
    },

    /** Ends every session of a user, and all front-end access of theirs. */
    closeAllOf(userId: number): void {
      sessions.deleteOfUser(userId);
      grants.deleteOfUser(userId);
    },

    /** The hidden value of every form and action link of this session; the field is called `_wpnonce`. */
    csrfToken,

    /**
     * Whether a request that changes something was sent by a page of this CMS in this session: the
     * browser reports a same-origin request, and the form contained the session's token.
     */
    isFromOwnForm: (session: Session, request: Request, token: unknown): boolean =>
      !isFromElsewhere(request, baseUrl) && typeof token === 'string' && sameSecret(token, csrfToken(session)),

    /** The login's path, which leads back to `path` (a path of the CMS with its query). */
    loginUrl: (path: string): string => `${baseUrl}/wp-login.php?redirect_to=${encodeURIComponent(path)}`,
  };
}

/**
 * Whether the browser reports a cross-site request. Another port of the same machine (the
 * site beside the CMS) counts as another site.
 */
export function isFromElsewhere(request: Request, baseUrl: string): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  return host !== new URL(baseUrl).host && host !== request.headers.get('host');
}
