import type { JsonObject } from '../../json.ts';
import { after, choice, everySetting, type FieldSource, type FormSource, fullFields, given } from './form-source.ts';

const priced = [
  choice('Cast iron', 'Cast iron', { price: '$1,100.00' }),
  choice('Steel & chrome', 'steel', { price: '$1,400.50', isSelected: true }),
];
const added = [choice('None', 'none', { price: '' }), choice('Epoxy', 'epoxy', { price: '$10.50', isSelected: true })];
const counts = ['1', '2', '5'].map((count) => choice(count, count, { isSelected: count === '2' }));

const menu = { inputType: 'select', enablePrice: true, enableEnhancedUI: true };
const radio = { inputType: 'radio', enablePrice: true };
const ofMotor = { productField: 7, defaultValue: 'none' };
const ofHousing = { productField: 8, defaultValue: 'none' };

/** A product with three inputs, of which visitors fill in the quantity where there is one. */
function product(id: number, label: string, price: string, count: string, more: JsonObject): FieldSource {
  const inputs = ['Name', 'Price', 'Quantity'].map((part, at) => ({ id: `${id}.${at + 1}`, label: part, name: '' }));
  const hasQuantity = !more.disableQuantity && more.inputType !== 'hiddenproduct';
  const field = { id, type: 'product', label, inputs, ...more };
  const posted = { [`input_${id}.1`]: label, [`input_${id}.2`]: price, [`input_${id}.3`]: count };
  return given(field, hasQuantity ? { [`input_${id}_3`]: count } : undefined, posted);
}

const shown = after(18, '12.5');
const full = fullFields(shown);

/** An order with each kind of product, option, quantity and delivery. */
export const order: FormSource = {
  title: 'Order',
  settings: { pagination: { type: 'percentage', style: 'blue', pages: ['', ''] } },
  fields: [
    product(1, 'Pump', '$30.00', '1', {
      inputType: 'singleproduct',
      basePrice: '$30.00',
      disableQuantity: true,
      isRequired: true,
    }),
    product(2, 'Seal kit', '$1,234.50', '3', {
      inputType: 'singleproduct',
      ...everySetting('seal'),
      ...shown,
      basePrice: '$1,234.50',
    }),
    product(3, 'Setup fee', '$50.00', '1', {
      inputType: 'hiddenproduct',
      ...everySetting('setup'),
      ...shown,
      basePrice: '$50.00',
    }),
    product(4, 'Insurance', '$15.50', '1', {
      inputType: 'calculation',
      disableQuantity: true,
      enableCalculation: true,
      calculationFormula: '{Pump:1.2} * 0.1 + {Weight:18}',
      calculationRounding: '2',
    }),
    product(5, 'Custom length', '$37.50', '2', {
      inputType: 'calculation',
      ...everySetting('length'),
      ...shown,
      enableCalculation: true,
      calculationFormula: '{Weight:18} * 3',
    }),
    given(full(6, 'product', 'Deposit', 'deposit', { inputType: 'price', inputs: null }), '$1,000.25'),
    given(full(7, 'product', 'Motor', 'motor', { ...menu, choices: priced, defaultValue: 'steel' }), 'Cast iron|1100'),
    given(full(8, 'product', 'Housing', 'housing', { ...radio, choices: priced }), 'steel|1400.5'),
    given(full(9, 'option', 'Coating', 'coating', { ...menu, ...ofMotor, choices: added }), 'epoxy|10.5'),
    given(full(10, 'option', 'Paint', 'paint', { ...radio, ...ofHousing, choices: added }), 'none|0'),
    given(
      full(11, 'option', 'Extras', 'extras', {
        inputType: 'checkbox',
        productField: 7,
        enableSelectAll: true,
        enablePrice: true,
        defaultValue: 'x',
        choices: [...added, choice('Gauge', 'gauge', { price: '$5.00' })],
        inputs: ['None', 'Epoxy', 'Gauge'].map((label, at) => ({ id: `11.${at + 1}`, label, name: '' })),
      }),
      { input_11_2: 'epoxy|10.5', input_11_3: 'gauge|5' },
    ),
    given(
      full(12, 'quantity', 'Motors', 'motors', {
        inputType: 'number',
        productField: 7,
        numberFormat: 'decimal_dot',
        rangeMin: '1',
        rangeMax: '9',
        defaultValue: '1',
      }),
      '2',
    ),
    given(
      full(13, 'quantity', 'Housings', 'housings', {
        inputType: 'select',
        productField: 8,
        choices: counts,
        enableEnhancedUI: true,
        defaultValue: '2',
      }),
      '5',
    ),
    given(
      full(14, 'quantity', 'Deposits', 'deposits', { inputType: 'hidden', productField: 6, defaultValue: '1' }),
      '1',
    ),
    given(
      full(15, 'shipping', 'Delivery', 'delivery', { inputType: 'singleshipping', basePrice: '$15.00' }),
      undefined,
      '$15.00',
    ),
    { field: { id: 17, type: 'page', label: '' } },
    given({ id: 18, type: 'number', label: 'Weight', numberFormat: 'decimal_dot' }, '12.5'),
    given(
      {
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
      undefined,
      '25',
    ),
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
        ...shown,
      },
    },
  ],
};

/** Delivery that visitors choose; a form has one kind of it. */
export const shipping: FormSource = {
  title: 'Shipping',
  settings: { pagination: { type: 'none', pages: ['', ''] } },
  fields: [
    given({ id: 1, type: 'product', label: 'Pump', inputType: 'price', inputs: null }, '$10', '$10.00'),
    given(
      fullFields(after(4, 'list'))(2, 'shipping', 'Delivery', 'delivery', {
        ...menu,
        choices: added,
        defaultValue: 'none',
      }),
      'epoxy|10.5',
    ),
    { field: fullFields(after(4, 'radio'))(3, 'shipping', 'By radio', 'by', { ...radio, choices: added }) },
    { field: { id: 6, type: 'page', label: '' } },
    given({ id: 4, type: 'text', label: 'How' }, 'list'),
    { field: { id: 5, type: 'total', label: 'Total' } },
  ],
};

/** In euros, whose amounts have a decimal comma, and with the other kind of delivery. */
export const orderInEuros: FormSource = {
  title: 'Order in euros',
  currency: 'EUR',
  fields: [
    product(1, 'Pumpe', '1.234,50 €', '2', { inputType: 'singleproduct', basePrice: '1.234,50 €' }),
    given({ id: 2, type: 'product', label: 'Anzahlung', inputType: 'price', inputs: null }, '1.000,25', '1.000,25 €'),
    given(
      {
        id: 3,
        type: 'shipping',
        label: 'Versand',
        inputType: 'radio',
        choices: [choice('Post', 'post', { price: '4,90 €' }), choice('Kurier', 'kurier', { price: '12,00 €' })],
        enablePrice: true,
      },
      'kurier|12',
    ),
    given({ id: 4, type: 'number', label: 'Budget', numberFormat: 'currency' }, '1.234,50 €'),
    { field: { id: 5, type: 'total', label: 'Summe' } },
  ],
};
