import { expect, test } from 'vitest';
import { permissionsPolicy } from '../../http/permissions-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** Those of every site. */
const always = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
};
const overHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
const reports = { 'reporting-endpoints': 'policy="/api/policy-reports"' };

test.each([
  ['without https', false, undefined, always],
  ['under https', true, undefined, { ...always, ...overHttps }],
  ['that wants no reports', true, false, { ...always, ...overHttps }],
  ['that wants reports', true, true, { ...always, ...overHttps, ...reports }],
  ['without https that wants reports', false, true, { ...always, ...reports }],
])('every response of a site %s has exactly these headers', (_what, isSecure, hasReports, expected) => {
  expect(securityHeaders(isSecure, hasReports)).toEqual(expected);
});
