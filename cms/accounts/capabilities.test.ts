import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { UserRecord, UserRole } from '../database/records.ts';
import { can, capabilities } from './capabilities.ts';

function user(role: UserRole): UserRecord {
  return {
    kind: 'user',
    id: 1,
    login: role,
    slug: role,
    name: role,
    email: '',
    role,
    description: '',
    passwordHash: null,
    registered: '',
  };
}

const draft = { type: 'page', status: 'draft' } as const;
const hidden = { type: 'project', status: 'private' } as const;

test.each([
  ['administrator', [true, true, true, true, true, true, true]],
  ['editor', [false, true, true, true, true, true, true]],
  ['subscriber', [false, false, false, false, false, false, false]],
] as const)('a user with the role %s has exactly its capabilities', (role, expected) => {
  const viewer = user(role);
  expect([
    can(viewer, 'manage_options'),
    can(viewer, 'upload_files'),
    can(viewer, 'edit', 'project'),
    can(viewer, 'publish', 'page'),
    can(viewer, 'read', draft),
    can(viewer, 'read', hidden),
    can(viewer, 'delete', draft),
  ]).toEqual(expected);
});

test('visitors read public content only', () => {
  expect(can(null, 'read', { type: 'post', status: 'publish' })).toBe(true);
  expect(can(null, 'read', { type: 'attachment', status: 'inherit' })).toBe(true);
  for (const status of ['draft', 'private', 'trash'] as const)
    expect(can(null, 'read', { type: 'post', status })).toBe(false);
  expect(can(null, 'read')).toBe(false);
  expect(can(null, 'edit', { type: 'post', status: 'publish' })).toBe(false);
});

/** What a real WordPress said about an administrator; the last entry is the role itself. */
const recorded: string[] = JSON.parse(
  readFileSync(new URL('../../contract/wordpress/recordings/viewer-editor.json', import.meta.url), 'utf8'),
).data.viewer.capabilities;

test('an administrator has the capabilities of a real WordPress, except for code and themes', () => {
  const ours = recorded.filter((name) => !/_(?:themes|plugins|core)$|^edit_files$|^administrator$/.test(name));
  expect([...capabilities.administrator].sort()).toEqual(ours.sort());
});

test('an editor has the capabilities for content, not for users or settings', () => {
  const missing = capabilities.administrator.filter((name) => !capabilities.editor.some((own) => own === name));
  expect(missing.sort()).toEqual([
    'create_users',
    'delete_users',
    'edit_dashboard',
    'edit_theme_options',
    'edit_users',
    'export',
    'import',
    'level_10',
    'level_8',
    'level_9',
    'list_users',
    'manage_options',
    'promote_users',
    'remove_users',
    'unfiltered_upload',
  ]);
});

test('a subscriber may read', () => {
  expect(capabilities.subscriber).toEqual(['read', 'level_0']);
});
