import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { parseSharedChange, type SharedChange } from '../shared-change.ts';
import { isRefusal, orDeleted, type RedisClient } from './redis-client.ts';
import type { RedisConnection, RunCommand } from './redis-connection.ts';
import { createUnsentChanges } from './unsent-changes.ts';

/** Reports changes to the other instances, also to those that are away now. */
export interface ChangeLog {
  /** Resolves when the change is in the log, or Redis cannot be used: then it is sent later. Never rejects. */
  publish(change: SharedChange): Promise<void>;
}

export interface ChangeReader {
  /** Called once with each change of another instance. @param ageMs milliseconds since it was reported there */
  onChange(change: SharedChange, ageMs: number): void;
  /** Called when changes may have been missed, because the log was lost. */
  onGap(): void;
}

interface ChangeLogOptions extends ChangeReader {
  connection: RedisConnection;
  /** Name of the log and of its channel. */
  name: string;
}

/** Entries of the log. A site with more changes than this during an outage of an instance counts as a gap. */
const LONGEST = 2_000;
const LIFE_SECONDS = 7 * 24 * 3_600;
const PAGE = 200;
const REMEMBERED = 10_000;
const FIELD = 'change';
/** The first entry of a log, so that there is always one to continue from. */
const BEGINNING = 'beginning';

const APPEND = `
  local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[3], '*', 'change', ARGV[1], 'age', ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  redis.call('PUBLISH', KEYS[1], '')
  return id`;

/** The command that adds an entry. */
function append(name: string, text: string, ageMs: number) {
  const numbers = [Math.round(ageMs), LONGEST, LIFE_SECONDS].map(String);
  return (client: RedisClient) => client.eval(APPEND, { keys: [name], arguments: [text, ...numbers] });
}

/** When a change was reported, by the clock of Redis. */
function reportedAt({ id, message }: { id: string; message: Record<string, unknown> }): number {
  return Number(id.split('-')[0]) - (Number(message.age) || 0);
}

/** The command that reads entries from the cursor's on. */
function page(name: string, cursor = '-') {
  return (client: RedisClient) => orDeleted(client, name, client.xRange(name, cursor, '+', { COUNT: PAGE }));
}

/**
 * A log of changes in Redis, which every instance follows from where it stopped. Messages make it fast: an empty one
 * announces an entry, and one with a change stands for an entry that Redis could not store. The heartbeat makes it safe.
 */
export function createChangeLog({ connection, name, onChange, onGap }: ChangeLogOptions): ChangeLog {
  const known = new LRUCache<string, true>({ max: REMEMBERED });
  const announced = new LRUCache<string, true>({ max: REMEMBERED });
  const unsent = createUnsentChanges();
  let cursor: string | undefined;
  let following = Promise.resolve();

  function receive(text: string, ageMs: number): void {
    const message = parseSharedChange(text);
    if (!message || known.has(message.id)) return;
    known.set(message.id, true);
    onChange(message.change, ageMs);
  }

  /** A full or read-only Redis still passes messages on, to the instances that are there now. */
  async function announceUnsent(run: RunCommand): Promise<void> {
    for (const { id, change } of unsent.list()) {
      if (announced.has(id)) continue;
      await run((client) => client.publish(name, JSON.stringify({ id, change })));
      announced.set(id, true);
    }
  }

  async function sendUnsent(run: RunCommand): Promise<void> {
    for (const { id, change, ageMs } of unsent.list()) {
      known.set(id, true);
      try {
        await run(append(name, JSON.stringify({ id, change }), ageMs));
        unsent.delete(id);
      } catch (error) {
        if (isRefusal(error)) await announceUnsent(run);
        throw error;
      }
    }
  }

  /** Applies the entries after the last one. A log that no longer has that one has lost others, too. */
  async function followLog(run: RunCommand): Promise<void> {
    for (;;) {
      const entries = (await run(page(name, cursor))) ?? [];
      if (cursor !== undefined && entries[0]?.id !== cursor) {
        cursor = undefined;
        onGap();
        continue;
      }
      for (const entry of cursor === undefined ? entries : entries.slice(1)) {
        receive(String(entry.message[FIELD]), Math.max(0, connection.now() - reportedAt(entry)));
        cursor = entry.id;
      }
      if (entries.length < PAGE) return;
    }
  }

  /** One call at a time, so that no entry is applied out of order. */
  function follow(run: RunCommand): Promise<void> {
    const result = following.then(() => followLog(run));
    following = result.catch(() => undefined);
    return result;
  }

  connection.subscribe(name, (text) => {
    if (text) receive(text, 0);
    // A failure is the heartbeat's to notice, and to make up for.
    else follow(connection.run).catch(() => undefined);
  });
  connection.onHeartbeat(async (run) => {
    await follow(run);
    if (cursor === undefined) await run(append(name, BEGINNING, 0)).catch(() => undefined);
    await sendUnsent(run).catch(() => undefined);
  });

  return {
    async publish(change) {
      const id = randomUUID();
      known.set(id, true);
      unsent.add(id, change);
      if (connection.isConnected()) await sendUnsent(connection.run).catch(() => undefined);
    },
  };
}
