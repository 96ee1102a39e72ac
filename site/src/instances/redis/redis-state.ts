import type { SharedChangeHandlers, SharedState, SharedStateOptions } from '../shared-state.ts';
import { createChangeLog } from './change-log.ts';
import { createRedisConnection } from './redis-connection.ts';
import { redisKeys } from './redis-keys.ts';
import { createRedisLimits } from './redis-limits.ts';
import { createRedisPages } from './redis-pages.ts';
import { createRedisSessions } from './redis-sessions.ts';
import { createRedisSignatures } from './redis-signatures.ts';

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
