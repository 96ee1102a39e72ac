import { expect, test } from 'vitest';
import { databaseError } from './database-error.ts';

test.each<[string, { code?: string; message: string }, boolean]>([
  ['a restarting server', { code: '57P01', message: 'terminating connection' }, true],
  ['a starting server', { code: '57P03', message: 'the database system is starting up' }, true],
  ['nothing listens at the port', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' }, true],
  ['both IP addresses refused', { code: 'ECONNREFUSED', message: '' }, true],
  ['a lost connection', { message: 'Connection terminated unexpectedly' }, true],
  ['a lock', { code: '55P03', message: 'canceling statement due to lock timeout' }, true],
  ['a slow server', { message: 'Query read timeout' }, false],
  ['a full pool', { message: 'timeout exceeded when trying to connect' }, false],
  ['a full disk', { code: '53100', message: 'could not extend file' }, false],
  ['a read-only server', { code: '25006', message: 'cannot execute INSERT in a read-only transaction' }, false],
  ['a wrong password', { code: '28P01', message: 'password authentication failed for user "site"' }, false],
])('whether a retry soon may help: %s', (_what, error, isBusy) => {
  expect(databaseError(error)).toMatchObject({ isBusy, reason: error.message || error.code });
});

test('an error that quotes a row says its code only, and has no cause', () => {
  const error = Object.assign(new Error('invalid input: "Ada Lovelace"'), { code: '22P02', detail: 'Ada' });
  expect(databaseError(error)).toMatchObject({ reason: 'SQLSTATE 22P02', cause: undefined });
});
