import type { Form, MessageConfirmation } from '../definition/form.ts';

/** A form with every type of field of an order: spare parts with prices, options, quantities, shipping and a total. */
export const orderForm: Form & { confirmations: readonly MessageConfirmation[] } = {
  id: 6,
  title: 'Parts order',
  fields: [
    { type: 'PRODUCT_SINGLE', id: 1, label: 'Seal kit', price: 25, isRequired: true },
    {
      type: 'OPTION_CHECKBOX',
      id: 2,
      label: 'With the seal kit',
      productField: 1,
      choices: [
        { text: 'Grease', value: 'grease', price: 5 },
        { text: 'Puller', value: 'puller', price: 1249.5 },
      ],
    },
    {
      type: 'PRODUCT_SELECT',
      id: 3,
      label: 'Impeller',
      placeholder: 'No impeller',
      choices: [
        { text: 'Cast iron', value: 'iron', price: 180 },
        { text: 'Stainless steel', value: 'steel', price: 420.25 },
      ],
    },
    { type: 'QUANTITY_NUMBER', id: 4, label: 'How many impellers?', productField: 3, rangeMin: 0, rangeMax: 50 },
    {
      type: 'OPTION_RADIO',
      id: 5,
      label: 'Coating',
      productField: 3,
      choices: [
        { text: 'None', value: 'none', price: 0, isSelected: true },
        { text: 'Epoxy', value: 'epoxy', price: 60 },
      ],
      conditionalLogic: {
        actionType: 'SHOW',
        logicType: 'ALL',
        rules: [{ fieldId: 3, operator: 'IS', value: 'iron' }],
      },
    },
    { type: 'PRODUCT_PRICE', id: 6, label: 'Down payment' },
    { type: 'NUMBER', id: 7, label: 'Length of hose, ft' },
    {
      type: 'NUMBER',
      id: 8,
      label: 'Length of hose, m',
      calculationFormula: '{Length of hose, ft:7} * 0.3048',
      calculationRounding: 2,
    },
    {
      type: 'PRODUCT_CALCULATION',
      id: 9,
      label: 'Hose, cut to length',
      hasQuantity: false,
      calculationFormula: '{Length of hose, ft:7} * 2.5 + {How many impellers?:4} * 0',
    },
    { type: 'PRODUCT_HIDDEN', id: 10, label: 'Handling', price: 2 },
    { type: 'QUANTITY_HIDDEN', id: 11, label: 'Handling, times', productField: 10, defaultValue: '1' },
    {
      type: 'PRODUCT_RADIO',
      id: 12,
      label: 'Manual',
      choices: [
        { text: 'By email', value: 'pdf', price: 0, isSelected: true },
        { text: 'Printed', value: 'print', price: 12 },
      ],
    },
    {
      type: 'QUANTITY_SELECT',
      id: 13,
      label: 'How many manuals?',
      productField: 12,
      choices: [{ text: '1' }, { text: '2' }, { text: '3' }],
    },
    {
      type: 'OPTION_SELECT',
      id: 14,
      label: 'Language of the manual',
      productField: 12,
      choices: [
        { text: 'English', price: 0 },
        { text: 'Spanish', price: 3 },
      ],
    },
    {
      type: 'SHIPPING_RADIO',
      id: 15,
      label: 'Delivery',
      isRequired: true,
      choices: [
        { text: 'Ground', value: 'ground', price: 9.5, isSelected: true },
        { text: 'Next day', value: 'air', price: 39 },
      ],
    },
    // Gravity Forms adds the first shipping field only.
    { type: 'SHIPPING_SELECT', id: 16, label: 'Insurance', choices: [{ text: 'None', price: 0 }] },
    { type: 'SHIPPING_SINGLE', id: 17, label: 'Customs papers', price: 4 },
    {
      type: 'MULTI_CHOICE',
      id: 18,
      label: 'What do you pump?',
      inputType: 'CHECKBOX',
      choices: [{ text: 'Water' }, { text: 'Slurry' }],
    },
    { type: 'IMAGE_CHOICE', id: 19, label: 'Flange', choices: [{ text: 'ANSI' }, { text: 'DIN' }] },
    { type: 'TOTAL', id: 20, label: 'Total' },
    {
      type: 'TEXT',
      id: 21,
      label: 'Purchase order number',
      isRequired: true,
      conditionalLogic: {
        actionType: 'SHOW',
        logicType: 'ALL',
        rules: [{ fieldId: 20, operator: 'GREATER_THAN', value: '1000' }],
      },
    },
  ],
  submitButton: { text: 'Order' },
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<p>Your order is with us.</p>',
    },
  ],
};
