import type { Variable } from './variable.ts';
import { redisUrl, siteSecret } from './variable-parsers.ts';

/** The variables that all instances of one site have in common. */
export const instanceVariables = {
  SITE_SECRET: {
    default: '',
    purpose:
      'Secret that signs form tokens and preview links, at least 32 characters; instances of one site share it. Empty: generated and stored in DATA_DIR.',
    parse: siteSecret,
  },
  REDIS_URL: {
    default: '',
    purpose:
      "Redis that the instances of one site share: pages, editors' sessions, limits. Such as redis://:password@redis.example.com:6379/0, or rediss:// with TLS. Needs SITE_SECRET. Empty: each instance works alone.",
    parse: redisUrl,
  },
} as const satisfies Record<string, Variable<unknown>>;
