import { Pool, type PoolClient } from 'pg';
import { OutboxUnavailableError } from '../outbox.ts';
import { migrate } from './migrations.ts';
import type { Row, Session } from './session.ts';

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

/** A PostgreSQL database with the site's tables. */
export interface LeadDatabase extends Session {
  /** Runs `work` in a transaction, undone when it throws. `work` uses only the session that it is given. */
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Milliseconds. A visitor has a response after 4.5 s in any case: a database that needs longer is an outage. */
const times = { connect: 1_500, statement: 2_000, reply: 2_500, lock: 1_000, idleInTransaction: 10_000 };
const CONNECTIONS = 10;
/** A table is missing: the database was set up anew. */
const UNDEFINED_TABLE = '42P01';

function openPool(databaseUrl: string, connections: number): Pool {
  const url = new URL(databaseUrl);
  // libpq's meaning of `sslmode`, which the `pg` package applies only on request.
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  const pool = new Pool({
    connectionString: url.href,
    application_name: 'headwater',
    max: connections,
    connectionTimeoutMillis: times.connect,
    statement_timeout: times.statement,
    query_timeout: times.reply,
    lock_timeout: times.lock,
    idle_in_transaction_session_timeout: times.idleInTransaction,
    keepAlive: true,
    // An operator's command ends when it is done.
    allowExitOnIdle: true,
  });
  // An idle connection was lost; the pool has dropped it.
  pool.on('error', () => undefined);
  return pool;
}

async function committed<Result>(session: Session, work: (session: Session) => Promise<Result>): Promise<Result> {
  await session.run('BEGIN');
  try {
    const result = await work(session);
    await session.run('COMMIT');
    return result;
  } catch (error) {
    // After a failure of the database, the connection is closed, which undoes the rest.
    await session.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * Connects on first use, and again after each failure.
 * @param databaseUrl `DATABASE_URL`
 * @param connections at most
 */
export function openDatabase(databaseUrl: string, connections = CONNECTIONS): LeadDatabase {
  const pool = openPool(databaseUrl, connections);
  let migrated: Promise<void> | undefined;

  /** Runs `work` with a connection of its own, which is closed when it fails, because its state is unknown then. */
  async function connected<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw databaseError(error);
    });
    // The pool listens only while a connection is idle.
    const ignore = () => undefined;
    client.on('error', ignore);
    let failure: Error | undefined;
    try {
      return await work(sessionOf(client, (error) => (failure = error)));
    } finally {
      client.off('error', ignore);
      client.release(failure);
    }
  }

  function sessionOf(client: PoolClient, onFailure: (error: Error) => void): Session {
    const query = async (sql: string, values: readonly unknown[] = []) => {
      try {
        return await client.query<Row>(sql, [...values]);
      } catch (error) {
        if ((error as { code?: unknown }).code === UNDEFINED_TABLE) migrated = undefined;
        const failure = databaseError(error);
        onFailure(failure);
        throw failure;
      }
    };
    return {
      rows: async (sql, values) => (await query(sql, values)).rows,
      run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
    };
  }

  const inTransaction = <Result>(work: (session: Session) => Promise<Result>) =>
    connected((session) => committed(session, work));

  /** Migrates before anything else, once unless that failed. */
  async function ready(): Promise<void> {
    migrated ??= migrate({ connected, inTransaction });
    try {
      await migrated;
    } catch (error) {
      migrated = undefined;
      throw error;
    }
  }

  return {
    async rows(sql, values) {
      await ready();
      return connected((session) => session.rows(sql, values));
    },
    async run(sql, values) {
      await ready();
      return connected((session) => session.run(sql, values));
    },
    async transaction(work) {
      await ready();
      return inTransaction(work);
    },
    async close() {
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}
