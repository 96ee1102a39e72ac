import { expect, test } from 'vitest';
import type { FormSchedule } from './form-definition.ts';
import { formStatus, nextStatusChange } from './form-status.ts';

const [OPENS, CLOSES] = [Date.UTC(2026, 2, 29, 0, 59, 59), Date.UTC(2026, 9, 25, 1)];
const schedule: FormSchedule = { opensAt: OPENS, closesAt: CLOSES, pendingMessage: 'Soon', closedMessage: 'Late' };
const form = (settings: object = {}) => ({ isActive: true, closedMessage: 'Full', schedule, ...settings });

test.each([
  ['before it opens', form(), OPENS - 1, 'pending', OPENS],
  ['the moment it opens', form(), OPENS, 'open', CLOSES],
  ['before it closes', form(), CLOSES - 1, 'open', CLOSES],
  ['the moment it closes', form(), CLOSES, 'closed', undefined],
  ['that only opens', form({ schedule: { ...schedule, closesAt: null } }), OPENS, 'open', undefined],
  ['that only closes', form({ schedule: { ...schedule, opensAt: null } }), OPENS - 1, 'open', CLOSES],
  ['without a schedule', form({ schedule: null }), OPENS, 'open', undefined],
  ['that is switched off', form({ isActive: false }), OPENS - 1, 'closed', undefined],
])('knows the status of a form %s', (_what, definition, now, status, next) => {
  expect(formStatus(definition, now).status).toBe(status);
  expect(nextStatusChange(definition, now)).toBe(next);
});

test('a full form is closed with its message', () => {
  expect(formStatus(form(), OPENS, true)).toEqual({ status: 'closed', message: 'Full' });
});

test('a full form is pending before it opens', () => {
  expect(formStatus(form(), OPENS - 1, true)).toEqual({ status: 'pending', message: 'Soon' });
});
