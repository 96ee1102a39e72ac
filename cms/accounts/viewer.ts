import type { UserRecord } from '../database/records.ts';
import type { Accounts } from './accounts.ts';

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
