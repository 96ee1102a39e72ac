import { randomBytes } from 'node:crypto';
import type { Tables } from '../database/tables.ts';
import { type Grants, grantsOf } from './grants.ts';
import { type Sessions, sessionsOf } from './sessions.ts';
import { type SignInCheck, signInCheck } from './sign-in.ts';

/** Everything about the current user: passwords, the CMS's own sessions, and front ends' access. */
export interface Accounts {
  signIn: SignInCheck;
  sessions: Sessions;
  grants: Grants;
  /** Signs values that only this CMS reads back. */
  key: string;
}

/** @param secret shared with the site @param now epoch milliseconds */
export function accountsOf(tables: Tables, baseUrl: string, secret: string, now: () => number): Accounts {
  const key = keyOf(tables);
  return {
    signIn: signInCheck(tables.users, now),
    sessions: sessionsOf(tables, key, baseUrl, now),
    grants: grantsOf(tables, { key, secret }, now),
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
