import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { formInteraction } from './form-interaction.ts';

test('a form hydrates for a draft or a parameter of its own, and its buttons wait for the script', () => {
  const form = aForm([aField('TEXT', 1, { prefill: 'serial' })], { databaseId: 7 });
  expect(formInteraction(form)).toMatchObject({
    storageKey: 'form:7:v1',
    parameters: ['serial'],
    held: 'button, .form-scripted',
    timeout: 20_000,
  });
});
