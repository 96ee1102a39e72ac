import { expect, test } from 'vitest';
import { databaseError } from './database.ts';

test.each<[string, { code?: string; message: string }]>([
  ['a restarting server', { code: '57P01', message: 'terminating connection' }],
  ['a starting server', { code: '57P03', message: 'the database system is starting up' }],
  ['a refused connection', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' }],
  ['a connection that both IP addresses refused', { code: 'ECONNREFUSED', message: '' }],
  ['a lost connection', { message: 'Connection terminated unexpectedly' }],
  ['a lock', { code: '55P03', message: 'canceling statement due to lock timeout' }],
])('a retry may help soon after %s', (_what, error) => {
  expect(databaseError(error)).toMatchObject({ isBusy: true, reason: error.message || error.code });
});

test.each<[string, { code?: string; message: string }]>([
  ['a slow server', { message: 'Query read timeout' }],
  ['a full pool', { message: 'timeout exceeded when trying to connect' }],
  ['a full disk', { code: '53100', message: 'could not extend file' }],
  ['a read-only server', { code: '25006', message: 'cannot execute INSERT in a read-only transaction' }],
  ['a wrong password', { code: '28P01', message: 'password authentication failed for user "site"' }],
])('a retry does not help soon after %s', (_what, error) => {
  expect(databaseError(error)).toMatchObject({ isBusy: false, reason: error.message || error.code });
});

test('an error that quotes a row is reduced to its code', () => {
  const error = Object.assign(new Error('invalid input: "Ada Lovelace"'), { code: '22P02', detail: 'Ada' });
  expect(databaseError(error)).toMatchObject({ reason: 'SQLSTATE 22P02', cause: undefined });
});
