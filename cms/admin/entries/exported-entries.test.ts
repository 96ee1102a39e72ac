import { expect, test } from 'vitest';
import type { Entry } from '../../forms/entries/entry.ts';
import { entriesCsv } from './exported-entries.ts';

const form = {
  id: 3,
  title: 'Contact',
  confirmations: [],
  fields: [{ id: 1, type: 'TEXT' as const, label: 'Your "name"' }],
};

function entry(value: string): Entry {
  return {
    id: 7,
    formId: 3,
    dateCreated: '2026-11-21T12:00:00Z',
    status: 'ACTIVE',
    isRead: false,
    captcha: null,
    ip: '203.0.113.9',
    sourceUrl: 'https://site.example/contact/',
    userAgent: 'secret-agent',
    values: { '1': value },
  };
}

function cell(value: string): string {
  const [, ...lines] = entriesCsv(form, [entry(value)]).split('\r\n');
  return lines.join('\r\n');
}

test('the file starts with a byte order mark', () => {
  expect(entriesCsv(form, []).startsWith('\ufeff')).toBe(true);
});

test('the first line has the column names', () => {
  expect(entriesCsv(form, []).slice(1)).toBe('Entry,Date (UTC),Status,"Your ""name""",Page\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "=cmd|' /C calc'!A0", '＝1'])(
  'prefixes %j, which looks like a formula, with an apostrophe',
  (value) => {
    expect(cell(value)).toContain(`'${value.slice(0, 1)}`);
  },
);

test('quotes a value with a separator, a quote or a line break', () => {
  expect(cell('a,"b"\r\nc')).toBe('7,2026-11-21T12:00:00Z,ACTIVE,"a,""b""\r\nc",https://site.example/contact/\r\n');
});

test('the file leaves out IP addresses and browsers', () => {
  expect(cell('x')).not.toMatch(/203\.0\.113|secret-agent/);
});

test('numbers are exported as they are stored, without the marks of their field’s format', () => {
  const numbers = [
    { id: 1, type: 'NUMBER' as const, label: 'Flow', numberFormat: 'DECIMAL_COMMA' as const },
    { id: 2, type: 'TOTAL' as const, label: 'Total' },
  ];
  const stored = { ...entry('1234.5'), values: { 1: '1234.5', 2: '1031.8' } };
  expect(entriesCsv({ ...form, fields: numbers }, [stored])).toContain(',1234.5,1031.8,');
});
