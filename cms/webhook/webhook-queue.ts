import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Change } from '@headwater/contract/webhook.ts';
import { recordsOf, statementsOf } from '../database/statements.ts';
import { mergedChange } from './change.ts';

/** A queued message. Its ID stays the same across retries. */
export interface WaitingMessage extends Change {
  place: number;
  id: string;
  attempts: number;
  /** Epoch milliseconds. */
  since: number;
}

/** The receiver reads 65536 bytes; the difference leaves room for the rest of a message. */
const mostBytes = 65_000;

/** The lists are stored as JSON, which only this file writes. */
type MessageRow = Omit<WaitingMessage, 'tags' | 'paths'> & { tags: string; paths: string };

export type WebhookQueue = ReturnType<typeof webhookQueue>;

/** Changes that have not been delivered to the site, in order, in the database: a restart loses none. */
export function webhookQueue(database: DatabaseSync) {
  const { one, write } = statementsOf(database);
  const insert = write<[id: string, tags: string, paths: string, since: number]>(
    'INSERT INTO webhook_messages (id, tags, paths, since) VALUES (?, ?, ?, ?)',
  );
  const messages = recordsOf(database, toMessage);
  const selectLast = messages.one<[]>('SELECT * FROM webhook_messages ORDER BY place DESC LIMIT 1');
  const update = write<[tags: string, paths: string, place: number]>(
    'UPDATE webhook_messages SET tags = ?, paths = ? WHERE place = ?',
  );
  const count = one<{ messages: number }, []>('SELECT count(*) AS messages FROM webhook_messages');

  const push = (change: Change, now: number): void => {
    insert(randomUUID(), JSON.stringify(change.tags), JSON.stringify(change.paths), now);
  };

  return {
    /** Adds a change, merged into the last message if that one was not sent yet. */
    add: (change: Change, now: number): void => {
      if (change.tags.length + change.paths.length === 0) return;
      const last = selectLast();
      const merged = last?.attempts === 0 ? mergedChange(last, change) : change;
      if (last?.attempts === 0 && sizeOf(merged) <= mostBytes) {
        update(JSON.stringify(merged.tags), JSON.stringify(merged.paths), last.place);
      } else for (const part of parts(change)) push(part, now);
    },
    first: messages.one<[]>('SELECT * FROM webhook_messages ORDER BY place LIMIT 1'),
    /** From now on the message must not change, because the receiver may have it. */
    countAttempt: write<[place: number]>('UPDATE webhook_messages SET attempts = attempts + 1 WHERE place = ?'),
    remove: write<[place: number]>('DELETE FROM webhook_messages WHERE place = ?'),
    waiting: (): number => count()?.messages ?? 0,
  };
}

/** Bytes of a change in a message. */
function sizeOf({ tags, paths }: Change): number {
  return Buffer.byteLength(JSON.stringify({ tags, paths }));
}

/** Splits a change into messages within the receiver's limit, by halving. */
function parts(change: Change): Change[] {
  const { tags, paths } = change;
  if (tags.length + paths.length <= 1 || sizeOf(change) <= mostBytes) return [change];
  // Rounded in opposite directions, so that neither half is empty.
  const [tag, path] = [Math.ceil(tags.length / 2), Math.floor(paths.length / 2)];
  return [
    ...parts({ tags: tags.slice(0, tag), paths: paths.slice(0, path) }),
    ...parts({ tags: tags.slice(tag), paths: paths.slice(path) }),
  ];
}

function toMessage(row: MessageRow): WaitingMessage {
  return { ...row, tags: JSON.parse(row.tags), paths: JSON.parse(row.paths) };
}
