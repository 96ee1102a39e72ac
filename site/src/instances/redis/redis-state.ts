import type { SharedChangeHandlers, SharedState, SharedStateOptions } from '../shared-state.ts';
import { createChangeLog } from './change-log.ts';
import { createRedisConnection, type RedisConnection } from './redis-connection.ts';
import { type RedisKeys, redisKeys } from './redis-keys.ts';
import { createRedisLimits } from './redis-limits.ts';
import { createRedisPages } from './redis-pages.ts';
import { createRedisSessions } from './redis-sessions.ts';

/**
 * @returns records the signature of a message for some milliseconds; false when another instance did before. Without
 * Redis, each instance knows its own only.
 */
function createRedisSignatures(connection: RedisConnection, keys: RedisKeys) {
  return async (signature: string, lifeMs: number): Promise<boolean> => {
    const isNew = await connection.tryRun(async (client) => {
      const response = await client.set(keys.signature(signature), '1', {
        condition: 'NX',
        expiration: { type: 'PX', value: lifeMs },
      });
      return response !== null;
    });
    return isNew ?? true;
  };
}

/** What instances share through Redis. */
export function createRedisState({ url, origin, build, keyFor, log }: SharedStateOptions): SharedState {
  const connection = createRedisConnection({ url, log });
  const keys = redisKeys(origin, build);
  let handlers: SharedChangeHandlers | undefined;
  const changes = createChangeLog({
    connection,
    name: keys.changes,
    onChange(change, ageMs) {
      if (change.kind === 'session-ended') sessions.remove(change.tokenHashes);
      handlers?.onChange(change, ageMs);
    },
    onGap: () => handlers?.onGap(),
  });
  const sessions = createRedisSessions({ connection, keys, changes, encryptionKey: keyFor('shared-sessions') });

  return {
    status: () => (connection.isConnected() ? 'connected' : 'local'),
    pages: createRedisPages({
      connection,
      keys,
      owner: { origin, build, signingKey: keyFor('shared-pages') },
      warn: (message, details) => log('warn', message, details),
    }),
    sessions,
    takeToken: createRedisLimits({ connection, keys, hashKey: keyFor('shared-limits') }),
    claimSignature: createRedisSignatures(connection, keys),
    publish: changes.publish,
    start(given) {
      handlers = given;
      connection.start();
    },
    close: connection.close,
  };
}
