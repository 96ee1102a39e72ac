import { expect, test } from 'vitest';
import type { UserRecord, UserRole } from '../database/records.ts';
import { can } from './capabilities.ts';

function user(role: UserRole): UserRecord {
  return {
    ...{ kind: 'user', id: 1, login: role, slug: role, name: role, email: '', role, description: '' },
    ...{ passwordHash: null, registered: '' },
  };
}

const draft = { type: 'page', status: 'draft' } as const;
const hidden = { type: 'project', status: 'private' } as const;

test.each([
  ['administrator', [true, true, true, true, true, true, true]],
  ['editor', [false, true, true, true, true, true, true]],
  ['subscriber', [false, false, false, false, false, false, false]],
] as const)('what %ss may do', (role, expected) => {
  const somebody = user(role);
  expect([
    can(somebody, 'manage_options'),
    can(somebody, 'upload_files'),
    can(somebody, 'edit', 'project'),
    can(somebody, 'publish', 'page'),
    can(somebody, 'read', draft),
    can(somebody, 'read', hidden),
    can(somebody, 'delete', draft),
  ]).toEqual(expected);
});

test('everybody reads what is public and nobody else anything', () => {
  expect(can(null, 'read', { type: 'post', status: 'publish' })).toBe(true);
  expect(can(null, 'read', { type: 'attachment', status: 'inherit' })).toBe(true);
  for (const status of ['draft', 'private', 'trash'] as const)
    expect(can(null, 'read', { type: 'post', status })).toBe(false);
  expect(can(null, 'read')).toBe(false);
  expect(can(null, 'edit', { type: 'post', status: 'publish' })).toBe(false);
});
