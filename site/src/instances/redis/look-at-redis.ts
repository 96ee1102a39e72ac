import { randomUUID } from 'node:crypto';
import { createRedisClient, isRefusal } from './redis-client.ts';
import { withinLimit } from './within-limit.ts';

/** What a look at a Redis shows. */
export type RedisResponse =
  | { kind: 'none'; why: string }
  | {
      kind: 'response';
      version: string;
      /** Of one command, in milliseconds. */
      took: number;
      /** In bytes; 0 for none. */
      maxMemory: number;
      policy: string;
      /** Why it takes no values; undefined when it does. */
      refusal: string | undefined;
    };

const TIMEOUT_MS = 3_000;

function fieldIn(info: string, name: string): string {
  const line = info.split(/\r?\n/).find((text) => text.startsWith(`${name}:`)) ?? '';
  return line.slice(name.length + 1);
}

/** Connects to a Redis once, writes a value that expires, and reads its settings. Never rejects. */
export async function lookAtRedis(url: string): Promise<RedisResponse> {
  const client = createRedisClient(url);
  let lastError: unknown;
  client.on('error', (error) => {
    lastError = error;
  });
  try {
    await withinLimit(TIMEOUT_MS, client.connect());
    const begun = performance.now();
    await withinLimit(TIMEOUT_MS, client.time());
    const took = performance.now() - begun;
    const info = String(await withinLimit(TIMEOUT_MS, client.info()));
    const write = client.set(`headwater:doctor:${randomUUID()}`, '1', { expiration: { type: 'EX', value: 1 } });
    const refusal = await write.then(
      () => undefined,
      (error: unknown) => (isRefusal(error) ? error.message : String(error)),
    );
    const [version, policy] = [fieldIn(info, 'redis_version'), fieldIn(info, 'maxmemory_policy')];
    return { kind: 'response', version, took, maxMemory: Number(fieldIn(info, 'maxmemory')), policy, refusal };
  } catch (error) {
    const cause = lastError ?? error;
    return { kind: 'none', why: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    if (client.isOpen) client.destroy();
  }
}
