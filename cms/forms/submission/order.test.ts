import { orderForm } from '@headwater/gravity-forms/testing/order-form.ts';
import { expect, test } from 'vitest';
import { startFormCms, submit } from '../../testing/form-cms.ts';

const cms = await startFormCms([orderForm]);

const ordered = [
  { id: 1, productValues: { quantity: 2, price: 0.01 } },
  { id: 2, checkboxValues: [{ inputId: 2.1, value: 'grease|5' }] },
  { id: 3, value: 'iron|180' },
  { id: 4, value: '3' },
  { id: 5, value: 'epoxy|60' },
  { id: 6, value: '$1,000.50' },
  { id: 7, value: '10' },
  { id: 9, productValues: { quantity: 1, price: 1 } },
  { id: 10, productValues: { quantity: 1, price: 2 } },
  { id: 11, value: '1' },
  { id: 15, value: 'air|39' },
  { id: 17, value: '4' },
  { id: 18, checkboxValues: [{ inputId: 18.2, value: 'Slurry' }] },
  { id: 19, value: 'DIN' },
  { id: 20, value: '1' },
  { id: 21, value: 'PO 7' },
];

test('an order is stored as Gravity Forms stores it, with the total and the calculations of the CMS', async () => {
  const { data } = await submit(cms, { id: '6', fieldValues: ordered });
  expect(data?.submitGfForm?.errors).toBeNull();
  const entry = cms.forms.entries.byId(data?.submitGfForm?.entry?.databaseId ?? 0);
  expect(entry?.values).toEqual({
    '1.1': 'Seal kit',
    '1.2': '$0.01',
    '1.3': '2',
    '2.1': 'grease|5',
    '3': 'iron|180',
    '4': '3',
    '5': 'epoxy|60',
    '6': '$1,000.50',
    '7': '10',
    // 10 ft, and 2.50 for each.
    '8': '3.05',
    '9.1': 'Hose, cut to length',
    '9.2': '$25.00',
    '9.3': '1',
    '10.1': 'Handling',
    '10.2': '$2.00',
    '11': '1',
    '15': 'air|39',
    '17': '4',
    '18.2': 'Slurry',
    '19': 'DIN',
    '21': 'PO 7',
    // 2 × (0.01 + 5) + 3 × (180 + 60) + 1,000.50 + 25 + 2 + 39
    '20': '1796.52',
  });
});

test.each([
  [
    'a choice at another price',
    { id: 3, value: 'iron|1' },
    'Invalid selection. Please select from the available choices.',
  ],
  ['half a product', { id: 1, productValues: { quantity: 1.5 } }, 'Please enter a valid quantity'],
  ['a part of a quantity', { id: 4, value: '1.5' }, 'Please enter a valid quantity. Quantity cannot contain decimals.'],
  ['a price that is no amount', { id: 6, value: 'free' }, 'Please enter a valid amount.'],
])('%s is refused', async (_what, wrong, message) => {
  const fieldValues = [...ordered.filter(({ id }) => id !== wrong.id), wrong];
  const { data } = await submit(cms, { id: '6', fieldValues });
  expect(data?.submitGfForm?.errors).toEqual([{ id: wrong.id, message }]);
});

test('a rule sees the total that the CMS computed, not the one that was sent', async () => {
  const fieldValues = [...ordered.filter(({ id }) => id !== 21 && id !== 20), { id: 20, value: '1' }];
  const { data } = await submit(cms, { id: '6', fieldValues });
  expect(data?.submitGfForm?.errors).toEqual([{ id: 21, message: 'This field is required.' }]);
});
