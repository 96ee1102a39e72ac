import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { expect, test } from 'vitest';
import { stateOf } from './form-list.ts';

const form: Form = { id: 1, title: 'Form', fields: [], confirmations: [] };

test.each<[string, string, Partial<Form>]>([
  ['everyone can send', 'open', {}],
  ['has a schedule', 'open, with conditions', { schedule: { start: '2026-01-01T08:00' } }],
  ['has a limit', 'open, with conditions', { entryLimit: { maxEntries: 20 } }],
  ['is for users only', 'open, with conditions', { login: {} }],
  ['an editor closed, whatever its schedule,', 'closed', { isActive: false, schedule: {} }],
  ['an editor threw away', 'in the trash', { isTrash: true, isActive: false }],
])('a form that %s is %s', (_what, state, settings) => {
  expect(stateOf({ ...form, ...settings })).toBe(state);
});
