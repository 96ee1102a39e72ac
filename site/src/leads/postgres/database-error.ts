import { OutboxUnavailableError } from '../outbox.ts';

/** SQLSTATE classes and codes, and codes of sockets, after which a retry soon may succeed: locks, restarts, lost connections. */
const passing =
  /^(?:08...|40...|53300|55P03|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE)$|^Connection terminated unexpectedly/;

/** Data exceptions and violated constraints: their messages may quote a row. */
const quoting = /^2[23]/;

/**
 * The error for what the database or its connection said. Without the original as its cause, whose details may quote a
 * visitor's row.
 */
export function databaseError(error: unknown): OutboxUnavailableError {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const name = typeof code === 'string' ? code : undefined;
  const text = String(message || name || 'no reason was given').split('\n')[0] ?? '';
  const reason = name && quoting.test(name) ? `SQLSTATE ${name}` : text;
  return new OutboxUnavailableError(reason, passing.test(name ?? text));
}
