import type { Mutate } from '../cms-client/cms-client.ts';
import { GenerateAuthorizationCode } from './generate-code.mutation.ts';

/** A code for a name and a password, or the CMS's reason for none, which is HTML. */
export type PasswordLogin = (account: string, password: string) => Promise<{ code: string } | { error: string }>;

const UNKNOWN = 'The CMS did not say why. Please try again.';

/**
 * Asks the CMS from this server, so that editors' browsers need not reach it.
 * @param visitor address of whoever types, by which the CMS counts attempts.
 */
export function createPasswordLogin(mutate: Mutate, visitor: string): PasswordLogin {
  return async (account, password) => {
    // WordPress takes both; what looks like an address is one.
    const name = account.includes('@') ? { email: account } : { username: account };
    const variables = { ...name, password };
    const { data, errors } = await mutate(GenerateAuthorizationCode, variables, { 'x-headwater-visitor': visitor });
    const { code, error } = data.generateAuthorizationCode ?? {};
    return code ? { code } : { error: error || errors[0]?.message || UNKNOWN };
  };
}
