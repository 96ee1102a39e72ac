import type { UserRecord } from '../database/records.ts';
import type { Accounts } from './accounts.ts';

/**
 * Who a GraphQL request acts for. The token is the last word of `Authorization`, whatever stands
 * before it, as in FaustWP; one that is not good makes the request anonymous and is no error. A page
 * of the CMS itself may ask with its session and that session's nonce instead.
 */
export function viewerOf(request: Request, { grants, sessions }: Accounts): UserRecord | null {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) return grants.userOf(authorization.trim().split(/\s+/).at(-1) ?? '') ?? null;
  const session = sessions.of(request);
  const nonce = request.headers.get('x-wp-nonce');
  return session && sessions.isFromOwnForm(session, request, nonce) ? session.user : null;
}
