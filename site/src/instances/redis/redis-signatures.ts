import type { RedisConnection } from './redis-connection.ts';
import type { RedisKeys } from './redis-keys.ts';

/**
 * @returns records the signature of a message for some milliseconds; false when another instance did before. Without
 * Redis, each instance knows its own only.
 */
export function createRedisSignatures(connection: RedisConnection, keys: RedisKeys) {
  return async (signature: string, lifeMs: number): Promise<boolean> => {
    const isNew = await connection.ask(async (client) => {
      const answer = await client.set(keys.signature(signature), '1', {
        condition: 'NX',
        expiration: { type: 'PX', value: lifeMs },
      });
      return answer !== null;
    });
    return isNew ?? true;
  };
}
