import { parseAmount } from '@headwater/contract/forms/amounts.ts';
import { currencyOf } from '@headwater/contract/forms/currencies.ts';
import { everyVariantForms, type FormSource } from '@headwater/gravity-forms/testing/every-variant-forms.ts';
import { expect, test } from 'vitest';
import { plainText } from '../content/plain-text.ts';
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

/** Why Gravity Forms stores a value of the site otherwise than its own page's, although it means the same. */
function reason({ fields, currency }: FormSource, key: string, ofPage: string, ofSite: string | null): string {
  const source = fields.find(({ field }) => field.id === Math.trunc(Number(key)));
  if (source?.files && ofSite === null) return 'sent without its file';
  if (source?.field.disableQuantity && key.endsWith('.3') && ofSite === null) return 'one of it, without saying so';
  if (ofSite && plainText(ofSite) === ofPage) return 'written with an entity';
  const isPrice = source && ['product', 'shipping'].includes(source.field.type);
  return isPrice && ofSite && Number(ofSite) === parseAmount(ofPage, currencyOf(currency)) ? 'a plain number' : 'WRONG';
}

test.each(sendable)('%s: Gravity Forms stored what it stores of its own page', (name, source) => {
  const { entry, differently } = recordedForm(name);
  const reasons = (stored: Record<string, string | null>) =>
    Object.entries(stored).map(([key, text]) => [key, reason(source, key, entry[key] ?? '', text)]);
  expect(reasons(differently.graphql).filter(([, why]) => why === 'WRONG')).toEqual([]);
  expect(reasons(differently.rest).filter(([, why]) => why !== 'a plain number')).toEqual([]);
  expect(Object.keys(entry).length).toBeGreaterThan(source.fields.filter(({ entered }) => entered).length - 1);
});
