import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { TakeSharedToken } from '../../instances/shared-state.ts';
import type { LocalLimitName, SharedLimitName } from '../../routing/route-row.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Like `RateLimit`, later when another program has to be queried. */
export type SharedRateLimit = (key: string) => number | Promise<number>;

/** The rates of the route table's limits per client. */
export type Limits = Readonly<Record<SharedLimitName, SharedRateLimit> & Record<LocalLimitName, RateLimit>>;

/** Sessions in memory are not counted, so this is for returning clients. */
const EDITOR_TOKENS_PER_MINUTE = 120;
const POLICY_REPORTS_PER_MINUTE = 20;
/** With any names; the CMS takes as many from one client. */
const SIGN_INS_PER_MINUTE = 30;
const PASSWORDS_PER_MINUTE = 5;

/** A limit that all instances count together, and each by itself while they cannot. */
function sharedLimit(name: SharedLimitName, perMinute: number, take: TakeSharedToken | undefined): SharedRateLimit {
  const takeHere = createRateLimit({ perMinute });
  return take ? async (key) => (await take(name, perMinute, key)) ?? takeHere(key) : takeHere;
}

/** A limiter for each limit of the route table. @param take counts for all instances; absent for a single one */
export function createLimits(take?: TakeSharedToken): Limits {
  const shared = (name: SharedLimitName, perMinute: number) => sharedLimit(name, perMinute, take);
  return {
    searches: shared('searches', siteConfig.search.perMinute),
    suggestions: shared('suggestions', siteConfig.search.suggestionsPerMinute),
    'form-posts': shared('form-posts', env.FORM_POSTS_PER_MINUTE),
    'form-tokens': shared('form-tokens', env.FORM_POSTS_PER_MINUTE * siteConfig.leads.tokensPerPost),
    'form-mails': shared('form-mails', env.FORM_POSTS_PER_MINUTE),
    uploads: shared('uploads', siteConfig.leads.uploadsPerMinute),
    'editor-tokens': shared('editor-tokens', EDITOR_TOKENS_PER_MINUTE),
    'sign-ins': shared('sign-ins', SIGN_INS_PER_MINUTE),
    passwords: shared('passwords', PASSWORDS_PER_MINUTE),
    'policy-reports': createRateLimit({ perMinute: POLICY_REPORTS_PER_MINUTE }),
    'unknown-paths': createRateLimit({ perMinute: siteConfig.notFoundPerVisitor }),
  };
}
