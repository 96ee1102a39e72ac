import type { RedisResponse } from '../instances/redis/look-at-redis.ts';
import { bad, type Finding, good, less } from './finding.ts';

/** In milliseconds: the time that the site gives a command. */
const LIMIT_MS = 100;

/** Whether instances can share through Redis. */
export function redis(response: RedisResponse): Finding {
  if (response.kind === 'none') {
    return bad(
      `REDIS_URL cannot be used: ${response.why}`,
      'Start that Redis, or correct REDIS_URL. Until then each instance works from its own memory.',
    );
  }
  const { version, took, maxMemory, policy, refusal } = response;
  if (refusal !== undefined) return bad(`Redis ${version} takes no values: ${refusal}`, 'Correct what it says.');
  if (took > LIMIT_MS) {
    const fix = `The site gives it ${LIMIT_MS} ms. Run it nearer to the site, or on a machine with more time for it.`;
    return less(`Redis ${version} took ${Math.round(took)} ms to respond`, fix);
  }
  if (maxMemory > 0 && /^noeviction|^volatile/.test(policy)) {
    return less(
      `Redis ${version} responds, and refuses values once its memory is full (maxmemory-policy ${policy})`,
      'Set maxmemory-policy to allkeys-lru.',
    );
  }
  return good(`Redis ${version} responds`);
}
