import { createHmac } from 'node:crypto';
import type { RedisConnection } from './redis-connection.ts';
import type { RedisKeys } from './redis-keys.ts';

interface RedisLimitsOptions {
  connection: RedisConnection;
  keys: RedisKeys;
  /** 32 bytes that all instances share. */
  hashKey: Buffer;
}

/**
 * A token bucket as in `rate-limit.ts`, in one step and by the clock of Redis. Anything but a bucket counts as a full one.
 * A bucket is full again after a minute, so it need not live longer.
 */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local most = tonumber(ARGV[1])
  local rate = most / 60000
  local tokens = most
  local stored = redis.pcall('GET', KEYS[1])
  if type(stored) == 'string' then
    local left, at = string.match(stored, '^(%d+%.%d+) (%d+)$')
    left, at = tonumber(left), tonumber(at)
    if left and at and left <= most and at <= now then tokens = math.min(most, left + (now - at) * rate) end
  end
  local isFree = tokens >= 1
  if isFree then tokens = tokens - 1 end
  redis.call('SET', KEYS[1], string.format('%.6f %d', tokens, now), 'PX', 60000)
  if isFree then return 0 end
  return math.ceil((1 - tokens) / rate / 1000)`;

/** An address must not be found by trying all of them, nor on two days under one hash. */
function hashOf(client: string, hashKey: Buffer, time: number): string {
  const day = new Date(time).toISOString().slice(0, 10);
  return createHmac('sha256', hashKey).update(`${day} ${client}`).digest('base64url').slice(0, 22);
}

/**
 * @returns takes a token of a client's bucket that all instances share; returns the seconds until there is one, 0 if
 * there was one, and undefined when Redis cannot be used
 */
export function createRedisLimits({ connection, keys, hashKey }: RedisLimitsOptions) {
  return async (limit: string, perMinute: number, client: string): Promise<number | undefined> => {
    const name = keys.rate(limit, hashOf(client, hashKey, connection.now()));
    const response: unknown = await connection.tryRun((redis) =>
      redis.eval(TAKE, { keys: [name], arguments: [String(perMinute)] }),
    );
    return typeof response === 'number' ? response : undefined;
  };
}
