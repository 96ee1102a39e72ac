import { escapeHtml } from '@headwater/contract/text/entities.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import type { Resolve } from '../schema/context.ts';

interface Input {
  email?: string | null;
  username?: string | null;
  password: string;
  clientMutationId?: string | null;
}

/**
 * FaustWP's sign-in with a password: a code, or the error as the HTML that WordPress would show. Of
 * WordPress's two errors only the one for a wrong password is used, even for an unknown user, so that
 * the response doesn't tell who has an account.
 */
const generateAuthorizationCode: Resolve<unknown, { input: Input }> = async (_root, { input }, context) => {
  const { accounts, address, baseUrl } = context;
  const clientMutationId = input.clientMutationId ?? null;
  const name = input.email || input.username || '';
  const result = await accounts.signIn({ name, password: input.password, address });
  if (result.outcome === 'signed-in') {
    return { clientMutationId, code: accounts.grants.issueCode(result.user, null), error: null };
  }
  return { clientMutationId, code: null, error: refusal(result, input, baseUrl) };
};

type Refused = Exclude<SignIn, { outcome: 'signed-in' }>;

function refusal(result: Refused, { email, username }: Input, baseUrl: string): string {
  if (result.outcome === 'throttled') {
    return `<strong>Error:</strong> Too many attempts. Please try again in ${result.retryAfterSeconds} seconds.`;
  }
  const who = email ? 'email address' : 'username';
  return `<strong>Error:</strong> The password you entered for the ${who} <strong>${escapeHtml(email || username || '')}</strong> is incorrect. <a href="${baseUrl}/wp-login.php?action=lostpassword">Lost your password?</a>`;
}

export const authorizationCodeResolvers = { RootMutation: { generateAuthorizationCode } };
