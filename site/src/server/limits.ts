import { env } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import type { LimitName } from '../routing/route-row.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** The rates of the route table's limits per client. */
export type Limits = Readonly<Record<LimitName, RateLimit>>;

/** Sessions in memory are not counted, so this is for returning clients. */
const EDITOR_TOKENS_PER_MINUTE = 120;
const PASSWORDS_PER_MINUTE = 5;

/** A limiter for each limit of the route table. */
export function createLimits(): Limits {
  return {
    searches: createRateLimit({ perMinute: siteConfig.search.perMinute }),
    'form-posts': createRateLimit({ perMinute: env.FORM_POSTS_PER_MINUTE }),
    'form-tokens': createRateLimit({ perMinute: env.FORM_POSTS_PER_MINUTE * siteConfig.leads.tokensPerPost }),
    'form-mails': createRateLimit({ perMinute: env.FORM_POSTS_PER_MINUTE }),
    uploads: createRateLimit({ perMinute: siteConfig.leads.uploadsPerMinute }),
    'editor-tokens': createRateLimit({ perMinute: EDITOR_TOKENS_PER_MINUTE }),
    passwords: createRateLimit({ perMinute: PASSWORDS_PER_MINUTE }),
    'unknown-paths': createRateLimit({ perMinute: siteConfig.notFoundPerVisitor }),
  };
}
