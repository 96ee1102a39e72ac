import { expect, test } from 'vitest';
import { postgresStatement } from './postgres-sql.ts';

test.each([
  ['SELECT 1', {}, 'SELECT 1', []],
  ['SELECT handOverAt AS "handOverAt" FROM leads', {}, 'SELECT hand_over_at AS "handOverAt" FROM leads', []],
  ['a = :a AND b = :bC OR a <> :a', { bC: 2, a: 'x' }, 'a = $1 AND b = $2 OR a <> $1', ['x', 2]],
  ['key = ANY (:keys::text[])', { keys: ['a'] }, 'key = ANY ($1::text[])', [['a']]],
  [':a', { a: 'zero \0 half \ud800' }, '$1', ['zero \ufffd half \ufffd']],
  [':a', { a: new Uint8Array([0, 255]) }, '$1', [Buffer.from([0, 255])]],
])('PostgreSQL gets %s with numbers, snake case and texts that it stores', (sql, values, expected, bound) => {
  expect(postgresStatement(sql, values)).toEqual([expected, bound]);
});
