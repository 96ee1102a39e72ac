import { createRedisClient, isRefusal, type RedisClient } from './redis-client.ts';
import { withinLimit } from './within-limit.ts';

/** Work that has to be done before the others may use Redis again, and then every second. @throws what went wrong */
export type Heartbeat = (run: RunCommand) => Promise<void>;
/** Runs a command within the time limit, whether or not Redis counts as connected. @throws what went wrong */
export type RunCommand = <Result>(command: (client: RedisClient) => Promise<Result>) => Promise<Result>;

/** The connection to Redis, which may be away at any time. */
export interface RedisConnection {
  /**
   * Runs a command if Redis counts as connected.
   * @returns undefined when it does not, or the command failed or took too long; never rejects
   */
  tryRun<Result>(command: (client: RedisClient) => Promise<Result>): Promise<Result | undefined>;
  run: RunCommand;
  isConnected(): boolean;
  /** Milliseconds since 1970 by the clock of Redis, which all instances share. */
  now(): number;
  onHeartbeat(task: Heartbeat): void;
  /** Calls back with each message of a channel, also after a reconnection. */
  subscribe(channel: string, onMessage: (message: string) => void): void;
  /** Connects in the background. */
  start(): void;
  close(): void;
}

interface RedisConnectionOptions {
  url: string;
  log: (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void;
}

const COMMAND_MS = 100;
const HEARTBEAT_MS = 1_000;
/** How often a refused command is logged. */
const REFUSAL_LOG_MS = 60_000;

/** Subscribes once: the client does it again by itself after a reconnection. */
function subscription(channel: string, onMessage: (message: string) => void): Heartbeat {
  let isSubscribed = false;
  return async (run) => {
    if (!isSubscribed) await run((redis) => redis.subscribe(channel, onMessage));
    isSubscribed = true;
  };
}

/**
 * One connection, which is its own circuit breaker: the first command that fails or takes too long turns Redis off for
 * everyone, and only the heartbeat turns it on again, so that no visitor ever waits for a trial.
 */
export function createRedisConnection({ url, log }: RedisConnectionOptions): RedisConnection {
  const client = createRedisClient(url);
  const tasks: Heartbeat[] = [];
  let isConnected = false;
  let hasWarned = false;
  let isBeating = false;
  /** Difference between the clock of Redis and this process's monotonic one. */
  let clockOffset = Date.now() - performance.now();
  let timer: NodeJS.Timeout | undefined;
  let refusalLoggedAt = Number.NEGATIVE_INFINITY;

  function disconnect(error: unknown): void {
    isConnected = false;
    if (hasWarned) return;
    hasWarned = true;
    log('warn', 'Redis cannot be used; this instance works from its own memory', { reason: String(error) });
  }

  function noteRefusal(error: Error): void {
    const time = performance.now();
    if (time - refusalLoggedAt < REFUSAL_LOG_MS) return;
    refusalLoggedAt = time;
    log('warn', 'Redis refuses commands; this instance does without them', { reason: error.message });
  }

  const run: RunCommand = (command) => withinLimit(COMMAND_MS, command(client));

  async function beat(time: ReturnType<RedisClient['time']>): Promise<void> {
    const sentAt = performance.now();
    const [seconds, microseconds] = await withinLimit(COMMAND_MS, time);
    clockOffset = Number(seconds) * 1_000 + Number(microseconds) / 1_000 - (sentAt + performance.now()) / 2;
    for (const task of tasks) await task(run);
    if (!isConnected) log('info', 'Redis is connected');
    isConnected = true;
    hasWarned = false;
  }

  /** Sends no more to a slow server until it has responded. */
  function heartbeat(): void {
    if (isBeating || !client.isReady) return;
    isBeating = true;
    const time = client.time();
    void Promise.allSettled([time, beat(time).catch(disconnect)]).then(() => {
      isBeating = false;
    });
  }

  client.on('error', disconnect);
  client.on('ready', heartbeat);

  return {
    async tryRun(command) {
      if (!isConnected) return undefined;
      try {
        return await run(command);
      } catch (error) {
        if (isRefusal(error)) noteRefusal(error);
        else disconnect(error);
        return undefined;
      }
    },
    run,
    isConnected: () => isConnected,
    now: () => performance.now() + clockOffset,
    onHeartbeat: (task) => void tasks.push(task),
    subscribe: (channel, onMessage) => void tasks.push(subscription(channel, onMessage)),
    start() {
      timer = setInterval(heartbeat, HEARTBEAT_MS).unref();
      client.connect().catch(disconnect);
    },
    close() {
      clearInterval(timer);
      if (client.isOpen) client.destroy();
    },
  };
}
