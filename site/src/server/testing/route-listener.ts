import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieScope } from '../../editors/sign-in/editor-cookies.ts';
import type { LimitName } from '../../routing/route-row.ts';
import { routeOf } from '../../routing/routes.ts';
import type { Exchange, Responder } from '../exchange.ts';
import { createPolicy, type PolicyOptions } from '../policy/apply-policy.ts';
import { clientOf } from '../policy/client-address.ts';
import { createDenialSender } from '../policy/denial.ts';
import { createAttempts } from '../policy/rate-check.ts';
import type { RateLimit } from '../policy/rate-limit.ts';
import type { Limits } from '../policy/rate-limits.ts';
import { createSignatureCheck } from '../revalidation/signed-message.ts';

/** Limits that are never reached, except the given ones. */
export function limitsOf(given: Partial<Record<LimitName, RateLimit>> = {}): Limits {
  const free = () => 0;
  const none = {
    searches: free,
    suggestions: free,
    'form-posts': free,
    'form-tokens': free,
    'form-mails': free,
    uploads: free,
  };
  const editors = { 'editor-tokens': free, 'sign-ins': free, passwords: free };
  return { ...none, ...editors, 'policy-reports': free, 'unknown-paths': free, ...given };
}

/** Access options of a site at `shop.example` without a webhook secret. */
export const accessOfShop = {
  siteUrl: new URL('https://shop.example'),
  cookies: cookieScope(new URL('https://shop.example')),
  sessions: { isGuess: () => false, knowsAccess: () => false },
  checkSignature: createSignatureCheck({ secret: '' }),
};

interface RouteListenerOptions extends Partial<PolicyOptions> {
  trustedProxies?: number;
}

/** Responds behind the policy of their row, as the pipeline does, but without its guard, files and redirects. */
export function routeListener(respond: Responder, { trustedProxies = 0, ...options }: RouteListenerOptions = {}) {
  const limits = options.limits ?? limitsOf();
  const applyPolicy = createPolicy({
    ...accessOfShop,
    operatorsToken: '',
    sendDenial: createDenialSender({}),
    ...options,
    limits,
  });
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [path = '', query = ''] = (req.url ?? '').split('?');
    const client = clientOf(req, trustedProxies);
    const route = routeOf(path);
    const attempt = createAttempts(limits, route, client.key);
    const exchange: Exchange = { req, res, requestId: 'test', path, query, route, client, attempt };
    if (!(await applyPolicy(exchange))) await respond(exchange);
  };
}
