import { expect, test } from 'vitest';
import { faultyCms, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { closedForms, fetchClosedForms } from './closed-forms.ts';

const NOW = Date.UTC(2026, 10, 1, 8);
const schedule = (opensAt: number | null, closesAt: number | null) => ({
  opensAt,
  closesAt,
  pendingMessage: null,
  closedMessage: null,
});
const form = (id: number, plan: ReturnType<typeof schedule> | null, hasLimit = false) => ({
  id,
  schedule: plan,
  hasLimit,
  limitMessage: null,
});

test('a page shows the forms that are not open as closed until the first of them opens', () => {
  const forms = [
    form(1, null),
    form(2, schedule(NOW + 9_000, null)),
    form(3, schedule(NOW + 5_000, NOW + 7_000)),
    form(4, schedule(null, NOW - 1)),
    form(5, schedule(NOW - 3_600_000, NOW + 1_000)),
    form(6, null, true),
  ];
  expect(closedForms(forms, NOW)).toEqual({ ids: [2, 3, 4, 6], changesAt: NOW + 5_000 });
});

test('if the clock of the CMS may be slow, the page is refreshed again soon after a form has opened', () => {
  expect(closedForms([form(2, schedule(NOW, null))], NOW)).toEqual({ ids: [2], changesAt: NOW + 2_000 });
  expect(closedForms([form(2, schedule(NOW - 60_000, null))], NOW)).toEqual({ ids: [], changesAt: undefined });
});

test('fetches the schedules from the CMS, in its time zone', async () => {
  const startDetails = { date: '2026-11-01 01:00:00', dateGmt: '11/01/2026', hour: 9, minute: 1, amPm: 'AM' };
  const nodes = [
    {
      databaseId: 7,
      isActive: true,
      scheduling: { hasSchedule: true, startDetails, endDetails: null, pendingMessage: null, closedMessage: null },
      entryLimits: { hasLimit: false, limitReachedMessage: null },
    },
    { databaseId: 8, isActive: true, scheduling: null, entryLimits: null },
  ];
  const client = await faultyCms((_req, res) => sendJson(res, { data: { gfForms: { nodes } } }));
  expect(await fetchClosedForms(client.queryPublic, NOW)).toEqual({ ids: [7], changesAt: NOW + 60_000 });
});
