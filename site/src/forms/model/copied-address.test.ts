import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { readPlainForm } from './plain-form.ts';

const copied = { fieldId: 1, label: 'Same as the billing address' };
const form = aForm([aField('ADDRESS', 1), aField('ADDRESS', 12, { copied })]);

function sent(inputs: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(inputs)) data.append(name, value);
  return readPlainForm(form, data);
}

const billing = { input_1_1: '1 Main St', input_1_3: 'Duluth', input_12_1: 'Elsewhere 2' };

test('without JavaScript, the box copies the other address in place of what was typed', () => {
  const [from, to] = sent({ ...billing, input_12_copy_values_activated: '1' });
  expect(from).toEqual({ id: 1, addressValues: { street: '1 Main St', city: 'Duluth' } });
  expect(to).toEqual({ id: 12, addressValues: { street: '1 Main St', city: 'Duluth' } });
});

test('without the box, each address is its own', () => {
  const [, to] = sent(billing);
  expect(to).toEqual({ id: 12, addressValues: { street: 'Elsewhere 2' } });
});
