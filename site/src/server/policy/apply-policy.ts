import { isGuess } from '../../editors/sign-in/has-credentials.ts';
import type { Exchange, Step } from '../exchange.ts';
import { type AccessOptions, createAccessCheck } from './access.ts';
import { applyCachePolicy } from './cache-policy.ts';
import type { SendDenial } from './denial.ts';
import { checkRate } from './rate-check.ts';
import type { Limits } from './rate-limits.ts';

export interface PolicyOptions extends AccessOptions {
  limits: Limits;
  sendDenial: SendDenial;
}

/** Creates the step that applies a row's caching, access and rate limit, in this order, before the route's response. */
export function createPolicy({ limits, sendDenial, ...access }: PolicyOptions): Step {
  const checkAccess = createAccessCheck(access);
  const { cookies, sessions } = access;
  return async (exchange: Exchange) => {
    applyCachePolicy(exchange.res, exchange.route);
    const denial =
      (await checkAccess(exchange)) ??
      (await checkRate(limits, exchange, () => isGuess(exchange.req.headers, exchange.query, cookies, sessions)));
    if (denial) await sendDenial(exchange, denial);
    return denial !== undefined;
  };
}
