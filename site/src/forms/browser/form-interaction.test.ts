import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { formInteraction } from './form-interaction.ts';

const form = aForm([aField('TEXT', 1, { prefill: 'serial' })], { databaseId: 7 });

test('a form hydrates for its own draft or URL parameter', () => {
  expect(formInteraction(form)).toMatchObject({ storageKey: 'form:7', parameters: ['serial'] });
});

test('the buttons of a form wait for the script', () => {
  expect(formInteraction(form)).toMatchObject({ held: 'button, .form-scripted', timeout: 20_000 });
});
