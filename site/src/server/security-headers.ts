import { permissionsPolicy } from '../http/permissions-policy.ts';

/** For responses that are not pages: they may load and run nothing. Pages have their own policy. */
const STRICT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Headers of every response. @param isSecure whether the site is reached by https. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': STRICT_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
