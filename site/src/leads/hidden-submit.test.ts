import { expect, test } from 'vitest';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { makeFormToken } from '../forms/server/form-token.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { createSubmitLead } from './submit-lead.ts';

const plain = aForm([aField('TEXT', 1), aField('TEXT', 2)]);
const form = {
  ...plain,
  submitButton: {
    text: 'Submit',
    conditionalLogic: {
      actionType: 'SHOW' as const,
      logicType: 'ALL' as const,
      rules: [{ fieldId: 1, operator: 'IS' as const, value: 'yes' }],
    },
  },
};

/** The status of the answer to valid values; the lead is always accepted here. */
async function answerTo(values: FieldValue[]): Promise<string> {
  const now = 1_000_000_000;
  const submitLead = createSubmitLead({
    definitions: { get: async () => form },
    accept: async () => ({ status: 'kept', confirmation: { type: 'message', html: '' }, entryId: null }),
    collectFiles: async () => ({ files: [] }),
    isKnown: async () => false,
    siteUrl: 'https://site.example',
    now: () => now,
  });
  const token = makeFormToken(form.databaseId, form.version, 60_000, now - 30_000);
  const key = crypto.randomUUID();
  const submission = {
    key,
    token,
    trap: '',
    isUpdate: false,
    captcha: '',
    save: undefined,
    saved: undefined,
    page: '/',
    valuesFor: () => ({ values }),
  };
  const { answer } = await submitLead(form.databaseId, submission, { address: '192.0.2.1', userAgent: '' });
  return answer.status === 'failed' ? answer.code : answer.status;
}

test('rejects submissions of a form whose rules hide its submit button', async () => {
  expect(await answerTo([{ id: 2, value: 'x' }])).toBe('rejected');
  expect(
    await answerTo([
      { id: 1, value: 'yes' },
      { id: 2, value: 'x' },
    ]),
  ).toBe('kept');
});
