import { createClient, ErrorReply } from '@redis/client';

const CONNECT_MS = 1_000;
/** A connection on which nothing was read or written for this long is replaced: the heartbeat stops when Redis hangs. */
const SILENCE_MS = 3_000;
const RECONNECT = { firstMs: 100, longestMs: 1_000 };
/** Commands that wait for a response; further ones fail at once. */
const LONGEST_QUEUE = 2_000;

/** A client that reconnects by itself and forever. Commands fail at once while it is not connected. */
export function createRedisClient(url: string) {
  return createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    commandsQueueMaxLength: LONGEST_QUEUE,
    // An extension of Redis Enterprise, to which other servers respond with an error.
    maintNotifications: 'disabled',
    disableClientInfo: true,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(RECONNECT.firstMs * 2 ** retries, RECONNECT.longestMs),
    },
  });
}

export type RedisClient = ReturnType<typeof createRedisClient>;

/** Whether Redis responded with an error: it is there, but does not run this command. */
export function isRefusal(error: unknown): error is ErrorReply {
  return error instanceof ErrorReply;
}

/**
 * A read that deletes a key of another type than it expects: something else wrote it.
 * @returns undefined then
 */
export async function orDeleted<Result>(
  client: RedisClient,
  key: string,
  response: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await response;
  } catch (error) {
    if (!isRefusal(error) || !error.message.includes('WRONGTYPE')) throw error;
    await client.unlink(key);
    return undefined;
  }
}
