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
const whenNever = {
  actionType: 'SHOW' as const,
  logicType: 'ALL' as const,
  rules: [{ fieldId: 3, operator: 'IS' as const, value: 'never' }],
};
const values = { 1: '<Ada>', 2: 'click', 3: '7', 4: 'l', '6.1': 'Pump', '6.2': '$40.00', '6.3': '2' };
const visit = { dateCreated: '2026-11-23T05:00:00Z', sourceUrl: null, ip: null, userAgent: null };
const table = fieldTables({ ...visit, form, values, entryId: 7, adminEmail: '' });
const shown = (html: string) =>
  [...html.matchAll(/<th[^>]*>(.*?)<.th><td>(.*?)<.td>/g)].map(([, label, text]) => `${label}: ${text}`);
const [name, gclid, score] = ['Name: &lt;Ada&gt;', 'gclid: click', 'Score: 7'];
const pump = 'Order: Pump, 2 × $40.00 = $80.00<br />Sub Total: $80.00<br />Total: $80.00';

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

test('the table of an order is that order alone, and empty without one', () => {
  expect(shown(table('pricing_fields', []))).toEqual([pump]);
  const none = fieldTables({ ...visit, form, values: { ...values, '6.3': '' }, entryId: 7, adminEmail: '' });
  expect(shown(none('pricing_fields', []))).toEqual([]);
});

test('an order has its options, quantities, shipping and sums, as the mail of Gravity Forms', () => {
  const choices = (...prices: number[]) => prices.map((price, at) => ({ text: `D-1-${at + 1}`, price }));
  const fields: Form['fields'] = [
    { type: 'PRODUCT_SELECT', id: 1, label: 'Product D', choices: [{ text: 'Choice D-1', price: 1 }] },
    { type: 'OPTION_CHECKBOX', id: 2, label: 'Option D-1', productField: 1, choices: choices(5, 10, 15) },
    { type: 'QUANTITY_NUMBER', id: 3, label: 'Quantity', productField: 1 },
    { type: 'PRODUCT_SINGLE', id: 4, label: 'Not ordered', price: 9, conditionalLogic: whenNever },
    { type: 'SHIPPING_RADIO', id: 5, label: 'Shipping', choices: [{ text: 'By air', price: 10 }] },
    { type: 'TOTAL', id: 6, label: 'Total' },
  ];
  const stored = { 1: 'Choice D-1|1', 2.1: 'D-1-1|5', 2.3: 'D-1-3|15', 3: '2', 5: 'By air|10', 6: '52' };
  const parts = { ...visit, form: { ...form, fields }, values: stored, entryId: 7, adminEmail: '' };
  const html = fieldTables({ ...parts, cleanHtml: (text) => text })('all_fields', []);
  expect(
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe(
    'Order Product Qty Unit Price Price Choice D-1 Option D-1: D-1-1 Option D-1: D-1-3 2 $21.00 $42.00 Sub Total $42.00 Shipping (By air) $10.00 Total $52.00',
  );
});

test('a section with an answer is a heading', () => {
  const fields: Form['fields'] = [
    { type: 'SECTION', id: 1, label: 'Company' },
    { type: 'TEXT', id: 2, label: 'Name' },
    { type: 'SECTION', id: 3, label: 'Pump' },
    { type: 'TEXT', id: 4, label: 'Serial number' },
  ];
  const parts = { ...visit, form: { ...form, fields }, values: { 4: 'SN-1' }, entryId: 7, adminEmail: '' };
  const html = fieldTables(parts)('all_fields', []);
  expect(
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('Pump Serial number SN-1');
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
