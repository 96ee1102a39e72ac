import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { env } from '../../config/env.ts';

/** The log line of a request: only these fields, so that it contains no personal data. */
export interface RequestLine {
  requestId: string;
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  milliseconds: number;
  cache: string | undefined;
}

/** The logged parts of an error. The site's own messages never quote variables or bodies. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, cause: cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined };
}

/** How long the end of the process waits for the reader of the log. */
const FLUSH_MS = 1_000;

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

const warned = new Set<string>();

/** Logs what a client of the CMS warns of: the index has a client of its own, which finds the same. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  log.warn(message);
}

/**
 * Logs a request that ended. Fresh pages from the cache are logged at debug level only, and only those that the hit
 * step did not respond.
 * @param startedAt in milliseconds of `performance.now()`
 */
export function logRequest(req: IncomingMessage, res: ServerResponse, requestId: string, startedAt: number): void {
  const { statusCode: status } = res;
  const cache = res.getHeader('x-cache')?.toString();
  const line: RequestLine = {
    requestId,
    method: req.method ?? '',
    path: (req.url ?? '').replace(/\?.*$/s, '').slice(0, 200),
    status,
    milliseconds: Math.round(performance.now() - startedAt),
    cache,
  };
  log[cache === 'HIT' && status < 400 ? 'debug' : 'info'](line, 'request');
}

/**
 * Ends the process when its last lines are written, which a reader of the log that is gone or does not read must not
 * prevent: Pino's synchronous flush, which also runs at exit, would repeat a failed write forever, and Node waits for one
 * that has begun.
 */
export async function exitAfterLog(code: number): Promise<void> {
  const isFlushed = new Promise<boolean>((resolve) => destination.flush(() => resolve(true)));
  const isStuck = !(await Promise.race([isFlushed, setTimeout(FLUSH_MS, false)]));
  destination.flushSync = () => undefined;
  if (isStuck) process.kill(process.pid, 'SIGKILL');
  else process.exit(code);
}
