import { expect, test } from 'vitest';
import { aField, aForm } from '../../forms/testing/build-form.ts';
import type { Lead } from '../lead.ts';
import { aStoredLead } from '../testing/store-under-test.ts';
import { listText, showText } from './leads-as-text.ts';

const lead = aStoredLead({
  key: '0f0a2f3c-0000-4000-8000-000000000001',
  acceptedAt: Date.UTC(2026, 4, 6, 7, 8, 9),
  nextAttemptAt: Date.UTC(2026, 4, 6, 7, 10),
  lastError: 'the CMS\u001b[2J responded with 503',
  content: {
    values: [
      { id: 1, value: 'Ada' },
      { id: 9, value: 'deep\u001b[1A' },
    ],
    entryMeta: { ip: '192.0.2.7', sourceUrl: 'https://example.com/contact/', userAgent: 'A browser' },
    hasCaptcha: false,
  },
});

test('leads are listed in columns without what visitors wrote and without control characters', () => {
  const other: Lead = { ...lead, key: 'ffffffff-1', formId: 12, flags: [], state: 'needs-person', lastError: null };
  expect(listText([lead, other]).split('\n')).toEqual([
    '0f0a2f3c  accepted      form 7   2026-05-06 07:08:09  2 tried  fast clock  the CMS [2J responded with 503',
    'ffffffff  needs-person  form 12  2026-05-06 07:08:09  2 tried',
  ]);
});

test('an empty list says so', () => {
  expect(listText([])).toBe('No leads found.');
});

test('a lead is shown with every detail, a field without a label by its number, empty details left out', () => {
  expect(showText(lead, undefined).split('\n')).toEqual([
    'key: 0f0a2f3c-0000-4000-8000-000000000001',
    'form: (7, version v1)',
    'state: accepted',
    'flags: fast clock',
    'accepted: 2026-05-06 07:08:09',
    'attempts: 2',
    'next attempt: 2026-05-06 07:10:00',
    'last error: the CMS [2J responded with 503',
    'page: https://example.com/contact/',
    'address: 192.0.2.7',
    'browser: A browser',
    'field 1: Ada',
    'field 9: deep [1A',
  ]);
});

test('a delivered lead is shown with its entry and no next attempt', () => {
  const text = showText({ ...lead, state: 'delivered', entryId: 31, flags: [], lastError: null }, undefined);
  expect(text).toContain('\nentry: 31\n');
  expect(text).not.toMatch(/^(?:next attempt|last error|flags):/m);
});

test('the files of a lead are shown by name, size and texts, without control characters', () => {
  const upload = 'c7f1a9f2-0000-4000-8000-000000000002';
  const files = [
    { fieldId: 4, upload, name: 'plan\u001b[2J.pdf', size: 1_200_000, isMultiple: true },
    {
      ...{ fieldId: 5, upload, name: 'well.jpg', size: 48_000, isMultiple: false, isPicture: true as const },
      imageTexts: { caption: 'The well' },
    },
  ];
  const text = showText({ ...lead, content: { ...lead.content, files } }, undefined);
  expect(text.split('\n').slice(-3)).toEqual([
    'field 4: plan [2J.pdf (1.2 MB, not delivered)',
    'field 5: well.jpg (48 KB, not delivered)',
    'field 5, Caption: The well',
  ]);
  expect(text).not.toContain(upload);
});

test('a number is shown as it was entered, such as the quantity of a product', () => {
  const values = [{ id: 1, productValues: { quantity: 2 } }];
  const text = showText({ ...lead, content: { ...lead.content, values } }, undefined);
  expect(text.split('\n').at(-1)).toBe('field 1: 2');
});

test('a text that a visitor formatted is shown as text', () => {
  const form = aForm([aField('TEXTAREA', 1, { label: 'Fault', isRich: true })]);
  const value = '<p>It <strong>drips</strong></p><ul><li>seal</li></ul>';
  const text = showText({ ...lead, content: { ...lead.content, values: [{ id: 1, value }] } }, form);
  expect(text).toContain('Fault: It drips\n  \n  - seal');
});

test('the rows of a list stand below each other, and no text can pass for another detail', () => {
  const rows = [{ rowValues: ['SN-3040', 'Seal kit', '2'] }, { rowValues: ['SP-4085', '', '1'] }];
  const values = [
    { id: 1, listValues: rows },
    { id: 2, value: 'Hello\nstate: delivered\u2028x' },
  ];
  const text = showText({ ...lead, content: { ...lead.content, values } }, undefined);
  expect(text).toContain('field 1: SN-3040 | Seal kit | 2\n  SP-4085 |  | 1\n');
  const list = aForm([aField('LIST', 1, { label: 'Request', columns: ['Number', 'Description', 'Qty'] })]);
  const named = showText({ ...lead, content: { ...lead.content, values } }, list);
  expect(named).toContain('Request: Number | Description | Qty\n  SN-3040 | Seal kit | 2\n  SP-4085 |  | 1\n');
  expect(text).toContain('field 2: Hello\n  state: delivered x');
});
