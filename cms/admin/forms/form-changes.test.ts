import { expect, test } from 'vitest';
import { postedForm } from '../page/posted-form.ts';
import { readChanges } from './form-changes.ts';

const none = { confirmations: [], notifications: [] };

/** The changes of a form that was posted with these texts. */
function changes(texts: Record<string, string>, stored: Parameters<typeof readChanges>[1] = none) {
  const data = new FormData();
  for (const [name, text] of Object.entries({ title: 'Form', ...texts })) data.set(name, text);
  return readChanges(postedForm(data), stored);
}

test('a form with only a title has no schedule, limit, confirmation or notification', () => {
  expect(changes({ title: ' Contact ' })).toEqual({
    settings: {
      title: 'Contact',
      schedule: undefined,
      entryLimit: undefined,
      saveAndContinue: undefined,
      confirmations: [],
      notifications: [],
    },
    problems: [],
  });
});

test('reads a schedule with its messages, a limit and the button that saves', () => {
  const schedule = {
    start: '2026-01-01T08:00',
    end: '2026-02-01T08:00',
    pendingMessage: 'Soon',
    closedMessage: 'Over',
  };
  const limit = { maxEntries: '20', period: 'WEEK', limitReachedMessage: 'Full' };
  const { settings, problems } = changes({ ...schedule, ...limit, save: '1', buttonText: ' Later ' });
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({
    schedule,
    entryLimit: { ...limit, maxEntries: 20 },
    saveAndContinue: { buttonText: 'Later' },
  });
});

test('messages without a time are not a schedule', () => {
  expect(changes({ pendingMessage: 'Soon' }).settings.schedule).toBeUndefined();
  expect(changes({ start: '2026-01-01T08:00' }).settings.schedule).toEqual({ start: '2026-01-01T08:00' });
  expect(changes({ end: '2026-01-01T08:00' }).settings.schedule).toEqual({ end: '2026-01-01T08:00' });
  expect(changes({ save: '1' }).settings.saveAndContinue).toEqual({});
  expect(changes({ maxEntries: '5' }).settings.entryLimit).toEqual({ maxEntries: 5 });
});

test.each<[texts: Record<string, string>, field: string, message: string]>([
  [{ title: ' ' }, 'f-title', 'Title: write one.'],
  [{ start: 'soon' }, 'f-start', 'soon is not a time. Write it like 2026-11-30T17:00.'],
  [{ end: '2026-11-30' }, 'f-end', '2026-11-30 is not a time. Write it like 2026-11-30T17:00.'],
  [
    { start: '2026-01-01T08:00', end: '2026-01-01T08:00' },
    'f-end',
    'The form closes before it opens. Choose a later time.',
  ],
  [{ maxEntries: '0' }, 'f-maxEntries', 'Entries at most: "0" is not a whole number from 1.'],
  [
    { 'confirmations.0.name': 'A', 'confirmations.0.type': 'REDIRECT' },
    'f-confirmations-0-url',
    'URL: write the one that the visitor goes to.',
  ],
  [
    { 'confirmations.0.name': 'A', 'confirmations.0.type': 'PAGE', 'confirmations.0.pageId': 'x' },
    'f-confirmations-0-pageId',
    'ID of the page: write the number from the page’s URL.',
  ],
  [
    { 'notifications.0.name': 'A', 'notifications.0.to': 'nobody' },
    'f-notifications-0-to',
    'To: "nobody" is neither an email address nor “field 4”. Correct it, or delete the notification.',
  ],
])('%j is refused at the control %s: %s', (texts, field, message) => {
  expect(changes(texts).problems).toEqual([{ field, message }]);
});

test.each([
  [
    { type: 'MESSAGE', message: 'Thanks' },
    { type: 'MESSAGE', message: 'Thanks' },
  ],
  [
    { type: 'REDIRECT', url: '/a/', queryString: 'a=b' },
    { type: 'REDIRECT', message: '', url: '/a/', queryString: 'a=b' },
  ],
  [
    { type: 'PAGE', pageId: ' 12 ' },
    { type: 'PAGE', message: '', pageId: 12 },
  ],
])('a new confirmation %j is active and has an ID of 13 characters', (texts, expected) => {
  const posted = Object.entries(texts).map(([name, text]) => [`confirmations.0.${name}`, text]);
  const { settings, problems } = changes({ 'confirmations.0.name': ' New ', ...Object.fromEntries(posted) });
  expect(problems).toEqual([]);
  const id = expect.stringMatching(/^[\da-f]{13}$/);
  expect(settings.confirmations).toEqual([{ ...expected, id, name: 'New', isActive: true }]);
});

test.each([
  ['sales@example.com', { address: 'sales@example.com' }],
  ['{admin_email}', { address: '{admin_email}' }],
  ['Lab <a@example.com>, {Email:6}', { address: 'Lab <a@example.com>, {Email:6}' }],
  ['Field 4', { fieldId: 4 }],
])('a notification goes to %s', (to, expected) => {
  const texts = { fromName: 'Forms', replyTo: '{Email:2}', bcc: 'b@example.com', subject: 'New', message: 'Hi' };
  const posted = Object.entries({ name: 'A', to, ...texts }).map(([name, text]) => [`notifications.0.${name}`, text]);
  const { settings, problems } = changes(Object.fromEntries(posted));
  expect(problems).toEqual([]);
  expect(settings.notifications).toEqual([
    { ...texts, id: expect.any(String), name: 'A', isActive: true, from: '{admin_email}', to: expected },
  ]);
});

test('a notification without a control for its recipients keeps their rules, and an emptied text is empty', () => {
  const stored = { id: 'n', to: { routes: [] }, cc: 'c@example.com', bcc: 'b@example.com' };
  const posted = { id: 'n', name: 'A', cc: '', subject: 'New' };
  const data = new FormData();
  for (const [name, text] of Object.entries(posted)) data.set(`notifications.0.${name}`, text);
  data.set('title', 'Contact');
  const { settings, problems } = readChanges(postedForm(data), { confirmations: [], notifications: [stored] });
  expect(problems).toEqual([]);
  expect(settings.notifications).toMatchObject([{ to: { routes: [] }, cc: '', bcc: 'b@example.com' }]);
});

test('of confirmations that are ticked for deletion only the default stays, and stays active; one not ticked as active is not', () => {
  const stored = { confirmations: [{ id: 'a', isDefault: true }, { id: 'b' }, { id: 'c' }], notifications: [] };
  const post = (index: number, id: string, more: object) =>
    Object.entries({ id, name: id, type: 'MESSAGE', ...more }).map(([name, text]) => [
      `confirmations.${index}.${name}`,
      text,
    ]);
  const posted = [...post(0, 'a', { delete: '1' }), ...post(1, 'b', { delete: '1' }), ...post(2, 'c', {})];
  expect(changes(Object.fromEntries(posted), stored).settings.confirmations).toMatchObject([
    { id: 'a', isActive: true, isDefault: true },
    { id: 'c', isActive: false },
  ]);
});
