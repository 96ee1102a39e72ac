import { RESP_TYPES } from '@redis/client';
import type { SharedSessions } from '../../editors/sign-in/shared-sessions.ts';
import type { ChangeLog } from './change-log.ts';
import { orDeleted } from './redis-client.ts';
import type { RedisConnection } from './redis-connection.ts';
import type { RedisKeys } from './redis-keys.ts';
import { openTokens, sealTokens } from './sealed-tokens.ts';
import { inTurn } from './turns.ts';

interface RedisSessionsOptions {
  connection: RedisConnection;
  keys: RedisKeys;
  changes: ChangeLog;
  /** 32 bytes that all instances share. */
  encryptionKey: Buffer;
}

/** How long an instance waits while another one renews a session. The CMS has less time than that. */
const LONGEST_WAIT_MS = 10_000;
const LONGEST_LIFE_MS = 14 * 24 * 3_600_000;

export interface RedisSessions extends SharedSessions {
  /** Deletes the tokens of sessions that ended at another instance. */
  remove(tokenHashes: readonly string[]): void;
}

/** Sessions in Redis: encrypted tokens under the hashes of refresh tokens. */
export function createRedisSessions(options: RedisSessionsOptions): RedisSessions {
  const { connection, keys, changes, encryptionKey } = options;

  function remove(tokenHashes: readonly string[]): void {
    if (tokenHashes.length > 0) void connection.tryRun((client) => client.unlink(tokenHashes.map(keys.session)));
  }

  return {
    remove,
    async read(tokenHash) {
      const name = keys.session(tokenHash);
      const sealed = await connection.tryRun((client) =>
        orDeleted(client, name, client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(name)),
      );
      return sealed ? openTokens(encryptionKey, sealed, name) : undefined;
    },
    inTurn(tokenHash, { adopt, work }) {
      const name = keys.session(tokenHash);
      const turnKeys = { lock: keys.sessionTurn(tokenHash), value: name };
      return inTurn(connection, turnKeys, {
        deadline: AbortSignal.timeout(LONGEST_WAIT_MS),
        adopt(sealed) {
          const tokens = openTokens(encryptionKey, sealed, name);
          return tokens && adopt(tokens);
        },
        work,
      });
    },
    write(tokenHashes, tokens) {
      const lifeMs = Math.min(LONGEST_LIFE_MS, tokens.refreshTokenExpiration * 1_000 - Date.now());
      if (lifeMs < 1_000) return;
      for (const name of tokenHashes.map(keys.session)) {
        const expiration = { type: 'PX', value: Math.floor(lifeMs) } as const;
        void connection.tryRun((client) => client.set(name, sealTokens(encryptionKey, tokens, name), { expiration }));
      }
    },
    retire(tokenHashes, ms) {
      for (const name of tokenHashes.map(keys.session))
        void connection.tryRun((client) => client.pExpire(name, ms, 'LT'));
    },
    end(tokenHashes) {
      remove(tokenHashes);
      void changes.publish({ kind: 'session-ended', tokenHashes });
    },
  };
}
