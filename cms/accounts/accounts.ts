import { randomBytes } from 'node:crypto';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { grantsOf } from './grants.ts';
import { sessionsOf } from './sessions.ts';
import { signInCheck } from './sign-in.ts';

export type Accounts = ReturnType<typeof accountsOf>;

/**
 * Everything about the current user: passwords, the CMS's own sessions, and front ends' access.
 * @param secret shared with the site @param now epoch milliseconds
 */
export function accountsOf(tables: Tables, baseUrl: string, secret: string, now: () => number) {
  const key = keyOf(tables);
  return {
    signIn: signInCheck(tables.users, now),
    sessions: sessionsOf(tables, key, baseUrl, now),
    grants: grantsOf(tables, { key, secret }, now),
    /** Signs values that only this CMS reads back. */
    key,
  };
}

/**
 * The key is the CMS's own, generated once and stored in its database. It must not be the secret shared with
 * the site: anyone who reads the site's environment could then sign in as any user.
 */
function keyOf({ options }: Tables): string {
  if (options.text('token_key') === '') options.set('token_key', randomBytes(32).toString('base64'));
  return options.text('token_key');
}

/**
 * The user of a GraphQL request. The token is the last word of `Authorization`, whatever precedes
 * it, as in FaustWP; an invalid one makes the request anonymous and is not an error. The CMS's own
 * pages may send their session and its nonce instead.
 */
export function viewerOf(request: Request, { grants, sessions }: Accounts): UserRecord | null {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) return grants.userOf(authorization.trim().split(/\s+/).at(-1) ?? '') ?? null;
  const session = sessions.of(request);
  const nonce = request.headers.get('x-wp-nonce');
  return session && sessions.isFromOwnForm(session, request, nonce) ? session.user : null;
}
