import { addressKey } from '@headwater/runtime/address-key.ts';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { hashPassword, passwordLength, passwordMatches, randomPassword } from './password.ts';
import { tokenHash } from './secret-token.ts';
import { type Throttle, throttle } from './throttle.ts';

export type SignIn =
  | { outcome: 'signed-in'; user: UserRecord }
  /** Unknown user or wrong password: the same for both, in words and in time. */
  | { outcome: 'refused' }
  | { outcome: 'throttled'; retryAfterSeconds: number };

export interface Credentials {
  /** A username or email address, as typed. */
  name: string;
  password: string;
  /** Network address of the client. */
  address: string;
}

export type SignInCheck = (credentials: Credentials) => Promise<SignIn>;

const minute = 60_000;
/** One account from one IP address, or from one IPv6 network of a household. */
const accountLimits = { attempts: 5, windowMs: minute, firstLockMs: minute, longestLockMs: 15 * minute };
/** All accounts from one IP address, against trying one password with many names. */
const addressLimits = { attempts: 30, windowMs: minute, firstLockMs: minute, longestLockMs: 15 * minute };

/** Checks a username and password. @param now epoch milliseconds */
export function signInCheck(users: Tables['users'], now: () => number): SignInCheck {
  const byAccount: Throttle = throttle(accountLimits, now);
  const byAddress: Throttle = throttle(addressLimits, now);
  // Computed on the first attempt, to keep it out of the startup.
  let decoyHash: Promise<string> | undefined;

  return async ({ name, password, address }) => {
    const account = name.normalize('NFKC').trim().toLowerCase();
    const user = account.includes('@') ? users.byEmail(account) : users.byLogin(account);
    const client = addressKey(address);
    // By the account, so that its username and its email address do not get five attempts each.
    // A hash, because what is typed may be as long as a request.
    const accountKey = `${client} ${user ? `#${user.id}` : tokenHash(account)}`;
    for (const verdict of [byAccount.begin(accountKey), byAddress.begin(client)]) {
      if (!verdict.allowed) return { outcome: 'throttled', retryAfterSeconds: verdict.retryAfterSeconds };
    }
    // Unknown names take the same work; otherwise the response time would reveal them.
    decoyHash ??= hashPassword(randomPassword());
    const fallback = await decoyHash;
    const mayMatch = password.length <= passwordLength.longest;
    const matches = mayMatch && (await passwordMatches(password, user?.passwordHash ?? fallback));
    if (!matches || !user?.passwordHash) return { outcome: 'refused' };
    byAccount.forget(accountKey);
    byAddress.takeBack(client);
    return { outcome: 'signed-in', user };
  };
}
