import { parseExportFile } from '@headwater/gravity-forms/export-file.ts';
import type { BusinessForm } from '@headwater/gravity-forms/testing/business-forms.ts';

const field = (id: number, label: string, type: string, settings: object = {}) => ({ id, label, type, ...settings });

/** A form with every field whose notation is the form's, and with a date and a time. */
export function numbersForm(): BusinessForm {
  const fields = [
    field(1, 'Pressure', 'number', { numberFormat: 'decimal_comma' }),
    field(2, 'Budget', 'number', { numberFormat: 'currency' }),
    field(3, 'Flow', 'number', { numberFormat: 'decimal_dot', rangeMin: '0.5', rangeMax: '2000' }),
    field(4, 'Deposit', 'product', { inputType: 'price' }),
    field(5, 'Seal kit', 'product', { inputType: 'singleproduct', basePrice: '$10.00' }),
    field(6, 'Delivery', 'date', { dateFormat: 'dmy_dot', dateType: 'datepicker' }),
    field(7, 'Call me at', 'time', { timeFormat: '24' }),
    field(8, 'Twice the pressure', 'number', {
      numberFormat: 'decimal_comma',
      enableCalculation: true,
      calculationFormula: '{Pressure:1} * 2',
    }),
  ];
  const exported = {
    title: 'Numbers',
    button: { type: 'text', text: 'Send' },
    fields,
    confirmations: {},
    notifications: {},
  };
  const text = JSON.stringify({ 0: exported, version: '2.10.2' });
  const [form] = parseExportFile(text).forms;
  if (!form) throw new Error('The export has no form.');
  return { name: 'numbers', text, form };
}
