import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { expect, test } from 'vitest';
import type { QueryPublic } from '../cms-client/cms-client.ts';
import { toSubmissionValues } from '../forms/model/submission-values.ts';
import { unsupportedTypes } from '../forms/model/unsupported-types.ts';
import { fetchForm } from '../forms/server/fetch-form.ts';
import { postedInputs } from './posted-inputs.ts';

/** Answers and entries of a WordPress 7.1 with Gravity Forms 2.10.2 and WPGraphQL for Gravity Forms 0.13.4. */
function recorded(name: string) {
  return JSON.parse(readFileSync(join(root, 'contract/wordpress/forms', `${name}.json`), 'utf8'));
}

async function formFrom(answers: readonly object[]) {
  const left = [...answers];
  // The recording has the answers in the order of the queries.
  const form = await fetchForm((async () => left.shift()) as unknown as QueryPublic, 1, () => true);
  if (!form) throw new Error('The recording has no form.');
  return form;
}

const order = recorded('order');

test('a lead with an order is the recorded one, through GraphQL and through REST', async () => {
  const form = await formFrom(order.answers);
  expect(toSubmissionValues(form, order.entered)).toEqual(order.values);
  expect(postedInputs(form, order.entered)).toEqual(order.inputs);
});

test('Gravity Forms stored the same entry from GraphQL and from REST', () => {
  expect(order.entries.rest).toEqual(order.entries.graphql);
  expect(order.entries.rest).toMatchObject({ 1.2: '30', 2.1: 'Setup fee', 3.3: '2', 9: '197', 11: '7' });
});

test('Multiple Choice and Image Choice keep the IDs that WordPress gives their inputs', async () => {
  const { fields } = await formFrom(recorded('choices'));
  const ids = fields.map((field) => (field.type === 'CHECKBOX' ? field.choices.map(({ inputId }) => inputId) : []));
  expect(ids.slice(0, 6)).toEqual([[1.1, 1.5], [], [3.1, 3.5], [], [5.1, 5.5], [6.1, 6.5]]);
});

test('without IDs of inputs, a field of choices is unsupported, and is named with the error of WordPress', async () => {
  const form = await formFrom(recorded('choices-without-plugin'));
  expect(unsupportedTypes(form)).toEqual([
    'ImageChoiceField 3 without choices: The "ImageChoiceCheckboxInputProperty" type does not exist in the schema.',
    'MultiChoiceField 1 without choices: The "MultiChoiceCheckboxInputProperty" type does not exist in the schema.',
  ]);
});
