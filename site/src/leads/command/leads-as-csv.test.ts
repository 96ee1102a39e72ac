import { expect, test } from 'vitest';
import { aField, aForm } from '../../forms/testing/build-form.ts';
import type { Lead } from '../lead.ts';
import { aStoredLead } from '../testing/store-under-test.ts';
import { leadsAsCsv } from './leads-as-csv.ts';

type Values = Lead['content']['values'];

function lead(formId: number, values: Values, parts: Partial<Lead> = {}): Lead {
  const entryMeta = { ip: '192.0.2.1', sourceUrl: 'https://shop.example/contact/', userAgent: 'Browser' };
  return aStoredLead({
    formId,
    content: { values, entryMeta, hasCaptcha: false },
    state: 'delivered',
    acceptedAt: Date.parse('2026-11-21T12:00:00Z'),
    lastError: 'the CMS said no',
    entryId: 12,
    finishedAt: Date.parse('2026-11-21T12:00:05Z'),
    ...parts,
  });
}

/** Rows of cells; none of these tests' cells contain a comma or a quote. */
function rows(leads: readonly Lead[], forms: Parameters<typeof leadsAsCsv>[1] = []): string[][] {
  return leadsAsCsv(leads, forms)
    .trimEnd()
    .split('\n')
    .map((row) => row.split(','));
}

const own = ['key', 'form', 'state', 'flags', 'accepted', 'finished', 'entry', 'page', 'address', 'attempts'];

test('a row lists the columns of a lead in this order', () => {
  expect(rows([lead(7, [])], [{ ...aForm([]), databaseId: 7, title: 'Contact' }])).toEqual([
    [...own, 'last error'],
    [
      ...['key-1', 'Contact', 'delivered', 'fast clock', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:05.000Z'],
      ...['12', 'https://shop.example/contact/', '192.0.2.1', '2', 'the CMS said no'],
    ],
  ]);
});

test('unknown values are empty cells except the form, which is shown by its ID', () => {
  const waiting = lead(7, [], { finishedAt: null, entryId: null, lastError: null, flags: [], state: 'accepted' });
  expect(rows([waiting])[1]).toEqual([
    ...['key-1', '7', 'accepted', '', '2026-11-21T12:00:00.000Z', '', ''],
    ...['https://shop.example/contact/', '192.0.2.1', '2', ''],
  ]);
});

test('columns of fields follow by form and field ID, with each value in its own column', () => {
  const first = lead(2, [
    { id: 10, value: 'ten' },
    { id: 9, value: 'nine' },
  ]);
  const second = lead(10, [{ id: 1, value: 'one of ten' }]);
  const third = lead(2, [{ id: 2, value: 'two' }]);
  const forms = [
    { ...aForm([aField('TEXT', 9, { label: 'Town' }), aField('TEXT', 10, { label: '' })]), databaseId: 2 },
  ];
  const [header, ...leads] = rows([second, first, third], forms);
  expect(header?.slice(11)).toEqual(['field (2.2)', 'Town (2.9)', 'field (2.10)', 'field (10.1)']);
  expect(leads.map((row) => row.slice(11))).toEqual([
    ['', '', '', 'one of ten'],
    ['', 'nine', 'ten', ''],
    ['two', '', '', ''],
  ]);
});

test('files are in the column of their field, each text of a picture in a column of its own', () => {
  const { content, ...rest } = lead(2, [{ id: 10, value: 'ten' }]);
  const picture = { ...{ fieldId: 5, upload: 'u', name: 'well.jpg', size: 2_000 }, isMultiple: false };
  const files = [{ ...picture, isPicture: true as const, imageTexts: { caption: '=1+1', title: 'Well' } }];
  const form = { ...aForm([aField('FILEUPLOAD', 5, { label: 'Photo' })]), databaseId: 2 };
  const csv = leadsAsCsv([{ ...rest, content: { ...content, files } }], [form]);
  const [header = '', row = ''] = csv.split('\n');
  expect(header).toMatch(/,Photo \(2\.5\),"Photo, Title \(2\.5\.1\)","Photo, Caption \(2\.5\.4\)",field \(2\.10\)$/);
  expect(row).toMatch(/,"well\.jpg \(2 KB, delivered\)",Well,'=1\+1,ten$/);
});
