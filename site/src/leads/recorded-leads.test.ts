import { everyVariantForms } from '@headwater/gravity-forms/testing/every-variant-forms.ts';
import { expect, test } from 'vitest';
import { readPlainForm } from '../forms/model/plain-form.ts';
import { readRecorded, recordedForm } from '../forms/testing/recorded-form.ts';
import { nativeInputs, plainLead, scriptedLead } from './testing/lead-of.ts';

const sendable = Object.entries(everyVariantForms).filter(([, { isReadOnly }]) => !isReadOnly);

test.each(sendable)(
  '%s: with and without JavaScript, the lead is the recorded one, for GraphQL and for REST',
  async (name, source) => {
    const { answers, values, inputs } = recordedForm(name);
    const form = await readRecorded(answers);
    const data = new FormData();
    for (const [input, text] of nativeInputs(source)) data.append(input, text);
    const leads = [await plainLead(form, source), await scriptedLead(form, source, readPlainForm(form, data))];
    // Inputs have no order in Gravity Forms.
    for (const lead of leads)
      expect({ values: lead.values, inputs: lead.inputs?.toSorted() }).toEqual({ values, inputs: inputs?.toSorted() });
  },
);

test.each(sendable)('%s: Gravity Forms stored what it stores of its own page', (name, source) => {
  const { entry, differently } = recordedForm(name);
  // Only the form of files alone was sent with them through GraphQL.
  expect(differently).toEqual({ graphql: name === 'files' ? {} : { 90: null }, rest: {} });
  expect(Object.keys(entry).length).toBeGreaterThan(source.fields.filter(({ entered }) => entered).length - 1);
});
