import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RESP_TYPES } from '@redis/client';
import type { RedisConnection } from './redis-connection.ts';

/** The right to do something while no other instance does it. Ends by itself when its holder dies. */
interface TurnKeys {
  lock: string;
  /** What holders write before their turn ends. */
  value: string;
}

interface TurnWork<Result> {
  /** Aborts waiting. */
  deadline: AbortSignal;
  /** Looks at the value that others left; @returns undefined when the work has to be done here */
  adopt(value: Buffer): Result | undefined;
  work(): Promise<Result>;
}

/** Life of the right. Its holder extends it while it works. */
const LIFE_MS = 3_000;
const POLL_MS = 60;
/** How long an instance that waits for another one puts up with a Redis that does not respond. */
const UNSURE_MS = 2_000;

/** Takes the right, if it is free, and reads the value in the same step. A key without expiry is not a right. */
const TAKE = `
  if redis.call('PTTL', KEYS[1]) == -1 then redis.call('DEL', KEYS[1]) end
  if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return false end
  local value = redis.pcall('GET', KEYS[2])
  if type(value) == 'string' then return value end
  return ''`;
const EXTEND = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/**
 * Does some work while no other instance does it, or adopts what another one left. Without Redis, it is done at once.
 * @throws the deadline's reason when it passed while another instance worked; what `work` throws
 */
export async function inTurn<Result>(
  connection: RedisConnection,
  { lock, value }: TurnKeys,
  { deadline, adopt, work }: TurnWork<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const onLock = (script: string, ...more: string[]) =>
    connection.tryRun((client) => client.eval(script, { keys: [lock], arguments: [holder, ...more] }));
  const take = () =>
    connection.tryRun((client) =>
      client
        .withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
        .eval(TAKE, { keys: [lock, value], arguments: [holder, String(LIFE_MS)] }),
    );

  let respondedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const taken: unknown = await take();
    if (Buffer.isBuffer(taken)) {
      const adopted = taken.length > 0 ? adopt(taken) : undefined;
      if (adopted === undefined) break;
      void onLock(RELEASE);
      return adopted;
    }
    // `null`: another instance works. `undefined`: Redis did not respond.
    if (taken === null) respondedAt = performance.now();
    else if (performance.now() - respondedAt > UNSURE_MS) break;
    await pause(POLL_MS);
    deadline.throwIfAborted();
  }
  const extension = setInterval(() => void onLock(EXTEND, String(LIFE_MS)), LIFE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(extension);
    void onLock(RELEASE);
  }
}
