import type { GravityField } from '../../gravity-form.ts';
import type { JsonObject } from '../../json.ts';
import { after, choice, everySetting, type FormSource, fullFields } from './form-source.ts';

const priced = [
  choice('Cast iron', 'Cast iron', { price: '$1,100.00' }),
  choice('Steel & chrome', 'steel', { price: '$1,400.50', isSelected: true }),
];
const added = [choice('None', 'none', { price: '' }), choice('Epoxy', 'epoxy', { price: '$10.50', isSelected: true })];
const counts = ['1', '2', '5'].map((count) => choice(count, count, { isSelected: count === '2' }));

function product(id: number, label: string, more: JsonObject): GravityField {
  const inputs = ['Name', 'Price', 'Quantity'].map((part, at) => ({ id: `${id}.${at + 1}`, label: part, name: '' }));
  return { id, type: 'product', label, inputs, ...more };
}

const full = fullFields(after(18, '12.5'));

/** An order with each kind of product, option, quantity and delivery. */
export const order: FormSource = {
  title: 'Order',
  settings: { pagination: { type: 'percentage', style: 'blue', pages: ['', ''] } },
  fields: [
    {
      field: product(1, 'Pump', {
        inputType: 'singleproduct',
        basePrice: '$30.00',
        disableQuantity: true,
        isRequired: true,
      }),
      posted: { 'input_1.1': 'Pump', 'input_1.2': '$30.00', 'input_1.3': '1' },
    },
    {
      field: product(2, 'Seal kit', {
        inputType: 'singleproduct',
        ...everySetting('seal'),
        ...after(18, '12.5'),
        basePrice: '$1,234.50',
      }),
      entered: { input_2_3: '3' },
      posted: { 'input_2.1': 'Seal kit', 'input_2.2': '$1,234.50', 'input_2.3': '3' },
    },
    {
      field: product(3, 'Setup fee', {
        inputType: 'hiddenproduct',
        ...everySetting('setup'),
        ...after(18, '12.5'),
        basePrice: '$50.00',
      }),
      posted: { 'input_3.1': 'Setup fee', 'input_3.2': '$50.00', 'input_3.3': '1' },
    },
    {
      field: product(4, 'Insurance', {
        inputType: 'calculation',
        disableQuantity: true,
        enableCalculation: true,
        calculationFormula: '{Pump:1.2} * 0.1 + {Weight:18}',
        calculationRounding: '2',
      }),
      posted: { 'input_4.1': 'Insurance', 'input_4.2': '$15.50', 'input_4.3': '1' },
    },
    {
      field: product(5, 'Custom length', {
        inputType: 'calculation',
        ...everySetting('length'),
        ...after(18, '12.5'),
        enableCalculation: true,
        calculationFormula: '{Weight:18} * 3',
      }),
      entered: { input_5_3: '2' },
      posted: { 'input_5.1': 'Custom length', 'input_5.2': '$37.50', 'input_5.3': '2' },
    },
    {
      field: full(6, 'product', 'Deposit', 'deposit', { inputType: 'price', inputs: null }),
      entered: { input_6: '$1,000.25' },
    },
    {
      field: full(7, 'product', 'Motor', 'motor', {
        inputType: 'select',
        choices: priced,
        enablePrice: true,
        defaultValue: 'steel',
        enableEnhancedUI: true,
      }),
      entered: { input_7: 'Cast iron|1100' },
    },
    {
      field: full(8, 'product', 'Housing', 'housing', { inputType: 'radio', choices: priced, enablePrice: true }),
      entered: { input_8: 'steel|1400.5' },
    },
    {
      field: full(9, 'option', 'Coating', 'coating', {
        inputType: 'select',
        productField: 7,
        choices: added,
        enablePrice: true,
        enableEnhancedUI: true,
        defaultValue: 'none',
      }),
      entered: { input_9: 'epoxy|10.5' },
    },
    {
      field: full(10, 'option', 'Paint', 'paint', {
        inputType: 'radio',
        productField: 8,
        choices: added,
        enablePrice: true,
        defaultValue: 'none',
      }),
      entered: { input_10: 'none|0' },
    },
    {
      field: full(11, 'option', 'Extras', 'extras', {
        inputType: 'checkbox',
        productField: 7,
        enableSelectAll: true,
        enablePrice: true,
        defaultValue: 'x',
        choices: [...added, choice('Gauge', 'gauge', { price: '$5.00' })],
        inputs: ['1', '2', '3'].map((number, at) => ({
          id: `11.${number}`,
          label: ['None', 'Epoxy', 'Gauge'][at] ?? '',
          name: '',
        })),
      }),
      entered: { input_11_2: 'epoxy|10.5', input_11_3: 'gauge|5' },
    },
    {
      field: full(12, 'quantity', 'Motors', 'motors', {
        inputType: 'number',
        productField: 7,
        numberFormat: 'decimal_dot',
        rangeMin: '1',
        rangeMax: '9',
        defaultValue: '1',
      }),
      entered: { input_12: '2' },
    },
    {
      field: full(13, 'quantity', 'Housings', 'housings', {
        inputType: 'select',
        productField: 8,
        choices: counts,
        enableEnhancedUI: true,
        defaultValue: '2',
      }),
      entered: { input_13: '5' },
    },
    {
      field: full(14, 'quantity', 'Deposits', 'deposits', { inputType: 'hidden', productField: 6, defaultValue: '1' }),
      entered: { input_14: '1' },
    },
    {
      field: full(15, 'shipping', 'Delivery', 'delivery', { inputType: 'singleshipping', basePrice: '$15.00' }),
      posted: { input_15: '$15.00' },
    },
    { field: { id: 17, type: 'page', label: '' } },
    { field: { id: 18, type: 'number', label: 'Weight', numberFormat: 'decimal_dot' }, entered: { input_18: '12.5' } },
    {
      field: {
        id: 19,
        type: 'quantity',
        label: 'Doubled',
        inputType: 'number',
        productField: 99,
        numberFormat: 'decimal_comma',
        enableCalculation: true,
        calculationFormula: '{Weight:18} * 2',
        calculationRounding: '0',
      },
      posted: { input_19: '25' },
    },
    {
      field: {
        id: 20,
        type: 'total',
        label: 'Total',
        description: 'In <b>all</b>',
        descriptionPlacement: 'above',
        labelPlacement: 'left_label',
        cssClass: 'is-total',
        layoutGridColumnSpan: 6,
        errorMessage: 'Wrong',
        ...after(18, '12.5'),
      },
    },
  ],
};

/** Delivery that visitors choose; a form has one kind of it. */
export const shipping: FormSource = {
  title: 'Shipping',
  settings: { pagination: { type: 'none', pages: ['', ''] } },
  fields: [
    {
      field: { id: 1, type: 'product', label: 'Pump', inputType: 'price', inputs: null },
      entered: { input_1: '$10' },
      posted: { input_1: '$10.00' },
    },
    {
      field: {
        id: 2,
        type: 'shipping',
        label: 'Delivery',
        inputType: 'select',
        ...everySetting('delivery'),
        ...after(4, 'list'),
        choices: added,
        enablePrice: true,
        enableEnhancedUI: true,
        defaultValue: 'none',
      },
      entered: { input_2: 'epoxy|10.5' },
    },
    {
      field: {
        id: 3,
        type: 'shipping',
        label: 'By radio',
        inputType: 'radio',
        ...everySetting('by'),
        ...after(4, 'radio'),
        choices: added,
        enablePrice: true,
      },
    },
    { field: { id: 6, type: 'page', label: '' } },
    { field: { id: 4, type: 'text', label: 'How' }, entered: { input_4: 'list' } },
    { field: { id: 5, type: 'total', label: 'Total' } },
  ],
};

/** In euros, whose amounts have a decimal comma, and with the other kind of delivery. */
export const orderInEuros: FormSource = {
  title: 'Order in euros',
  currency: 'EUR',
  fields: [
    {
      field: product(1, 'Pumpe', { inputType: 'singleproduct', basePrice: '1.234,50 €' }),
      entered: { input_1_3: '2' },
      posted: { 'input_1.1': 'Pumpe', 'input_1.2': '1.234,50 €', 'input_1.3': '2' },
    },
    {
      field: { id: 2, type: 'product', label: 'Anzahlung', inputType: 'price', inputs: null },
      entered: { input_2: '1.000,25' },
      posted: { input_2: '1.000,25 €' },
    },
    {
      field: {
        id: 3,
        type: 'shipping',
        label: 'Versand',
        inputType: 'radio',
        choices: [choice('Post', 'post', { price: '4,90 €' }), choice('Kurier', 'kurier', { price: '12,00 €' })],
        enablePrice: true,
      },
      entered: { input_3: 'kurier|12' },
    },
    { field: { id: 4, type: 'number', label: 'Budget', numberFormat: 'currency' }, entered: { input_4: '1.234,50 €' } },
    { field: { id: 5, type: 'total', label: 'Summe' } },
  ],
};
