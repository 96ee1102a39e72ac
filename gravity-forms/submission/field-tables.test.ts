import { expect, test } from 'vitest';
import type { Form } from '../definition/form.ts';
import { fieldTables } from './field-tables.ts';

const form: Form = {
  id: 1,
  title: 'Order',
  fields: [
    { type: 'TEXT', id: 1, label: 'Name' },
    { type: 'HIDDEN', id: 2, label: 'gclid' },
    { type: 'TEXT', id: 3, label: 'Score', visibility: 'ADMINISTRATIVE' },
    { type: 'SELECT', id: 4, label: 'Size', choices: [{ text: 'Large', value: 'l' }] },
    { type: 'TEXT', id: 5, label: 'Note' },
    { type: 'PRODUCT_SINGLE', id: 6, label: 'Pump', price: 40 },
  ],
  confirmations: [],
};
const values = { 1: '<Ada>', 2: 'click', 3: '7', 4: 'l', '6.1': 'Pump', '6.2': '$40.00', '6.3': '2' };
const visit = { dateCreated: '2026-11-23T05:00:00Z', sourceUrl: null, ip: null, userAgent: null };
const table = fieldTables({ ...visit, form, values, entryId: 7, adminEmail: '' });
const shown = (html: string) =>
  [...html.matchAll(/<th[^>]*>(.*?)<.th><td>(.*?)<.td>/g)].map(([, label, text]) => `${label}: ${text}`);
const [name, gclid, score] = ['Name: &lt;Ada&gt;', 'gclid: click', 'Score: 7'];
const pump = 'Pump: Pump, Qty: 2, Price: $40.00';

test.each([
  ['', [name, gclid, score, 'Size: Large', pump]],
  ['value', [name, gclid, score, 'Size: l', pump]],
  ['nohidden,noadmin', [name, 'Size: Large', pump]],
  ['empty,nohidden', [name, score, 'Size: Large', 'Note: ', pump]],
])('the table of all fields with the options "%s"', (options, rows) => {
  expect(shown(table('all_fields', options.split(',')))).toEqual(rows);
});

test('labels and choices with markup are shown as text', () => {
  const fields: Form['fields'] = [
    {
      type: 'RADIO',
      id: 1,
      label: 'Terms &amp; <a href="/terms/">conditions</a>',
      choices: [{ text: '<strong>I agree</strong> &amp; read it', value: 'yes' }],
    },
  ];
  const marked = fieldTables({ ...visit, form: { ...form, fields }, values: { 1: 'yes' }, entryId: 7, adminEmail: '' });
  expect(shown(marked('all_fields', []))).toEqual(['Terms &amp; conditions: I agree &amp; read it']);
});

test('the table of an order has its products and the total', () => {
  expect(shown(table('pricing_fields', []))).toEqual([pump, 'Total: $80.00']);
  const counted = { ...values, '6.3': '' };
  const other = fieldTables({ ...visit, form, values: counted, entryId: 7, adminEmail: '' });
  expect(shown(other('pricing_fields', []))[0]).toBe('Pump: Pump, Price: $40.00');
});

test('a list with columns is a table of its own, with what visitors typed as text', () => {
  const fields: Form['fields'] = [{ type: 'LIST', id: 1, label: 'Request', columns: ['Part number', 'Qty'] }];
  const stored = {
    1: JSON.stringify([
      ['SN-3040', '2'],
      ['<script>alert(1)</script>', '=1+1'],
    ]),
  };
  const parts = { ...visit, form: { ...form, fields }, values: stored, entryId: 7, adminEmail: '' };
  const html = fieldTables({ ...parts, cleanHtml: (text) => text })('all_fields', []);
  const rows = [...html.matchAll(/<tr>(<t[hd] align="left">.*?)<\/tr>/g)].map(([, cells = '']) =>
    [...cells.matchAll(/>([^<>]+)</g)].map(([, text]) => text),
  );
  expect(rows).toEqual([
    ['Part number', 'Qty'],
    ['SN-3040', '2'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '=1+1'],
  ]);
});
