import { type Logger, pino } from 'pino';
import { env } from '../config/env.ts';

/** One line per request: what is listed here and nothing else, so that nothing personal gets in. */
export interface RequestLine {
  requestId: string;
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  milliseconds: number;
  cache: string | undefined;
}

/** What is told of an error: class, message and place. Our own messages never quote variables or bodies. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, cause: cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined };
}

const destination = pino.destination({ dest: 1, sync: false, minLength: 4096 });

export const log: Logger = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  },
  destination,
);

setInterval(() => destination.flush(), 1000).unref();

/** Fresh pages from the cache are logged at debug level only, and only those that the hit step did not answer. */
export function logRequest(line: RequestLine): void {
  const level = line.cache === 'HIT' && line.status < 400 ? 'debug' : 'info';
  log[level]({ ...line, path: line.path.slice(0, 200) }, 'request');
}

/** Writes what is still in memory; for the end of the process. */
export function flushLog(): void {
  destination.flushSync();
}
