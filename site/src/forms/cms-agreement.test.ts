import { messages } from '@headwater/contract/forms/messages.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsClient, createCmsClient } from '../cms-client/cms-client.ts';
import type { FieldError } from './fields/shared/field-error.ts';
import type { FieldValue } from './fields/shared/field-value.ts';
import { withComputedValues } from './model/computed-values.ts';
import type { FormDefinition } from './model/form-definition.ts';
import { toSubmissionValues } from './model/submission-values.ts';
import { validateForm } from './model/validate.ts';
import { visibility } from './model/visibility.ts';
import { fetchForm } from './server/fetch-form.ts';
import { SubmitForm } from './server/submit-form.mutation.ts';
import { enteredValues } from './testing/entered-values.ts';
import { runCms } from './testing/run-cms.ts';

let cms: Awaited<ReturnType<typeof runCms>>;
let client: CmsClient;

beforeAll(async () => {
  cms = await runCms();
  client = createCmsClient({ url: cms.url, method: 'POST', persistedQueries: false });
}, 60_000);

afterAll(async () => {
  await client.close();
  await cms.stop();
});

/** Errors that depend on earlier entries, which only the CMS has. */
const ONLY_THERE = /has already been used$/;

/** The CMS's errors for a submission: none if it was accepted, undefined if it was refused unread. */
async function refusals(form: FormDefinition, values: readonly FieldValue[]): Promise<FieldError[] | undefined> {
  const fieldValues = toSubmissionValues(form, values);
  const { data, errors } = await client.mutate(SubmitForm, { input: { id: String(form.databaseId), fieldValues } });
  const answer = data.submitGfForm;
  if (!answer) {
    expect(errors.map(({ message }) => message)).toEqual(['This form cannot be submitted with these values.']);
    return undefined;
  }
  // Gravity Forms has no message for a telephone number.
  const said = (answer.errors ?? []).map((error) => ({
    id: Number(error?.id),
    message: error?.message ?? messages.phone,
  }));
  return said.filter(({ message }) => !ONLY_THERE.test(message));
}

test.each([1, 2, 3, 6])(
  'the site and the local CMS return the same errors for random entries in form %i of the test catalogue',
  { timeout: 120_000 },
  async (id) => {
    const form = await fetchForm(client.queryPublic, id);
    if (!form) throw new Error(`The catalogue has no form ${id}.`);
    const entered = fc.sample(enteredValues(form), { numRuns: 150, seed: 20_261_121 + id });
    const answers: (FieldError[] | undefined)[] = [];
    for (const each of entered) {
      const values = withComputedValues(form, each);
      const ours = visibility(form, values).submitVisible ? validateForm(form, values) : undefined;
      const theirs = await refusals(form, values);
      expect({ errors: ours, values }).toEqual({ errors: theirs, values });
      answers.push(theirs);
    }
    const taken = answers.filter((errors) => errors?.length === 0).length;
    expect(taken).toBeGreaterThan(10);
    expect(taken).toBeLessThan(140);
  },
);
