import type { Resolve } from '../schema/context.ts';

/** Nobody can sign in yet; the answer has the shape of WordPress's refusal, the same for known and unknown users. */
const generateAuthorizationCode: Resolve<unknown, { input: { clientMutationId?: string | null } }> = (
  _root,
  { input },
) => ({
  clientMutationId: input.clientMutationId ?? null,
  code: null,
  error: '<strong>Error:</strong> Signing in is not available on this CMS.',
});

export const authorizationCodeResolvers = { RootMutation: { generateAuthorizationCode } };
