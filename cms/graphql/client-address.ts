import { ownHeaders, SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { sameSecret } from '../accounts/secret-token.ts';
import type { Caller } from '../forms/submission/caller.ts';

/**
 * The IP address that an attempt counts for: the one of the connection or, when the site
 * sends a request for a visitor and proves its identity with the shared secret, the visitor's
 * (`X-Headwater-Visitor`). Otherwise all visitors of the site would share one IP address,
 * and one visitor could lock the others out.
 */
export function clientAddress(request: Request, connection: string, secret: string): string {
  const visitor = request.headers.get(ownHeaders.visitor);
  return visitor && isFromSite(request, secret) ? visitor : connection;
}

/** Whether the caller knows the secret that this CMS shares with its site; without a secret no caller does. */
export function isFromSite(request: Request, secret: string): boolean {
  return secret !== '' && sameSecret(request.headers.get(SECRET_HEADER) ?? '', secret);
}

/** Who sends a submission. */
export function callerOf(request: Request, secret: string): Caller {
  const isCaptchaExpired = request.headers.get(ownHeaders.captcha) === 'expired';
  return { isSite: isFromSite(request, secret), isCaptchaExpired };
}
