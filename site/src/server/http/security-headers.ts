import { permissionsPolicy } from '../../http/permissions-policy.ts';
import { reportingEndpoints } from '../reports/reporting-policy.ts';

/** For responses that are not pages: they may load and run nothing. Pages have their own policy. */
const STRICT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Headers of every response.
 * @param isSecure whether the site is reached by https
 * @param hasReports whether browsers report what the policy of a page blocked
 */
export function securityHeaders(isSecure: boolean, hasReports = false): Readonly<Record<string, string>> {
  return {
    'content-security-policy': STRICT_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    ...(hasReports && reportingEndpoints),
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
