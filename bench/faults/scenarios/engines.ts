import { join } from 'node:path';
import { hasRedis, prepareRedis, type RedisServer } from '@headwater/e2e/support/redis/redis-server.ts';
import { say } from '@headwater/tools/say.ts';

/** What the instances of a scenario share beside their secret. */
export interface Engines {
  redis: RedisServer | undefined;
  /** Of the environment of every instance. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts Redis where it is installed; without it, instances share nothing. */
export async function startEngines(folder: string): Promise<Engines> {
  if (!hasRedis) say('SKIPPED: all that needs Redis. Install it (Debian: redis-server) and run again.');
  const redis = hasRedis ? await prepareRedis(join(folder, 'redis')) : undefined;
  const endNow = () => void redis?.kill();
  process.once('exit', endNow);
  await redis?.start();
  return {
    redis,
    variables: { ...(redis && { REDIS_URL: redis.url }) },
    async stop() {
      process.off('exit', endNow);
      await redis?.kill();
    },
  };
}
