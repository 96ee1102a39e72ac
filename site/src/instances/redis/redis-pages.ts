import { RESP_TYPES } from '@redis/client';
import type { SharedPage, SharedPages } from '../../page-cache/shared/shared-pages.ts';
import { decodePageValue, encodePageValue, type PageOwner } from './page-value.ts';
import { orDeleted } from './redis-client.ts';
import type { RedisConnection } from './redis-connection.ts';
import type { RedisKeys } from './redis-keys.ts';
import { inTurn } from './turns.ts';

interface RedisPagesOptions {
  connection: RedisConnection;
  keys: RedisKeys;
  owner: PageOwner;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** How long a page that no instance renders again stays in Redis. */
const LIFE_MS = 24 * 3_600_000;
/** In bytes. Reading a larger page would take too much of the time limit of a command. */
const LARGEST = 2 * 1024 * 1024;

/** Pages in Redis. Each lives under a key of its own, so that Redis may evict any of them. */
export function createRedisPages({ connection, keys, owner, warn }: RedisPagesOptions): SharedPages {
  const reads = new Map<string, Promise<SharedPage | undefined>>();

  function remove(key: string): void {
    void connection.tryRun((client) => client.unlink(keys.page(key)));
  }

  /** What is no page of this site and build is deleted. */
  function decode(key: string, value: Buffer): SharedPage | undefined {
    const decoded = decodePageValue(key, value, owner);
    if (typeof decoded === 'string') {
      warn('a damaged page was deleted from Redis', { path: key.replace(/\?.*$/, ''), reason: decoded });
      remove(key);
      return undefined;
    }
    const { page, times } = decoded;
    const age = (time: number) => Math.max(0, connection.now() - time);
    return { page, ageMs: age(times.renderedAt), dataAgeMs: age(times.dataAt) };
  }

  async function readPage(key: string): Promise<SharedPage | undefined> {
    const name = keys.page(key);
    const value = await connection.tryRun((client) =>
      orDeleted(client, name, client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(name)),
    );
    return value ? decode(key, value) : undefined;
  }

  return {
    async read(key) {
      if (!connection.isConnected()) return undefined;
      const running = reads.get(key) ?? readPage(key).finally(() => reads.delete(key));
      reads.set(key, running);
      return running;
    },
    inTurn(key, { deadline, adopt, render }) {
      const turnKeys = { lock: keys.pageTurn(key), value: keys.page(key) };
      return inTurn(connection, turnKeys, {
        deadline,
        adopt(value) {
          const found = decode(key, value);
          return found && adopt(found);
        },
        work: render,
      });
    },
    write(key, page, dataAgeMs) {
      if (!connection.isConnected() || page.body.length > LARGEST) return;
      const renderedAt = connection.now();
      const value = encodePageValue(key, page, { renderedAt, dataAt: renderedAt - dataAgeMs }, owner);
      if (value)
        void connection.tryRun((client) =>
          client.set(keys.page(key), value, { expiration: { type: 'PX', value: LIFE_MS } }),
        );
    },
    delete: remove,
  };
}
