import { setTimeout as pause } from 'node:timers/promises';
import type { RedisServer } from './redis-server.ts';

/** Puts a Redis into a bad mood. @returns ends it */
export type Mood = (redis: RedisServer) => Promise<() => Promise<unknown>>;

const SLOW_MS = 5_000;

const OVERWRITE = `
  for _, key in ipairs(redis.call('KEYS', 'headwater:*')) do
    redis.call('DEL', key)
    redis.call(ARGV[1], key, ARGV[2])
  end`;

/** Replaces all of the site's values at once with an invalid one. @param how the command that writes it */
async function overwrite({ command }: RedisServer, how: 'SET' | 'LPUSH', value: string): Promise<void> {
  await command('EVAL', OVERWRITE, '0', how, value);
}

/** What can be wrong with a Redis besides that it does not run at the start. */
export const moods = {
  async dies(redis) {
    await redis.kill();
    return redis.start;
  },
  async 'flaps every two seconds'(redis) {
    const flapping = (async () => {
      for (let round = 0; round < 2; round += 1) {
        await redis.kill();
        await pause(1_000);
        await redis.start();
        await pause(1_000);
      }
    })();
    return () => flapping;
  },
  async 'responds after five seconds'(redis) {
    await redis.command('CLIENT', 'PAUSE', String(SLOW_MS), 'ALL');
    return async () => undefined;
  },
  async 'does not respond'(redis) {
    redis.freeze();
    return async () => redis.thaw();
  },
  async 'is full'(redis) {
    await redis.command('CONFIG', 'SET', 'maxmemory', '1');
    return () => redis.command('CONFIG', 'SET', 'maxmemory', '0');
  },
  async 'is read-only'(redis) {
    await redis.command('REPLICAOF', '127.0.0.1', '1');
    return () => redis.command('REPLICAOF', 'NO', 'ONE');
  },
  async 'has values of another type'(redis) {
    await overwrite(redis, 'LPUSH', 'a list');
    return async () => undefined;
  },
  async 'has poisoned values'(redis) {
    await overwrite(redis, 'SET', '<script>alert(1)</script>');
    return async () => undefined;
  },
  async 'starts again, empty'(redis) {
    await redis.kill();
    await redis.start();
    return async () => undefined;
  },
} as const satisfies Record<string, Mood>;
