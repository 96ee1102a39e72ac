import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainText } from '../content/plain-text.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import { parseFieldValues } from './model/parse-field-values.ts';
import { toSubmissionValues } from './model/submission-values.ts';
import { validateForm } from './model/validate.ts';
import { toFormDefinition } from './server/definition/to-form-definition.ts';

function recording(name: string) {
  return JSON.parse(
    readFileSync(new URL(`../../../contract/wordpress/recordings/${name}.json`, import.meta.url), 'utf8'),
  );
}

/** The form of a real WordPress, and a recorded submission. */
function replay(name: string) {
  const form = toFormDefinition(recording('form').response.data, { html: sanitizeHtml, text: plainText });
  const { variables, response } = recording(name);
  const parsed = parseFieldValues(variables.input.fieldValues);
  if (!form || 'error' in parsed) throw new Error(`The recording ${name} cannot be replayed.`);
  return { form, values: parsed.values, errors: response.data.submitGfForm.errors ?? [] };
}

test.each(['submit-ok', 'submit-required-missing', 'submit-invalid-values'])(
  "the site's errors equal those of a real WordPress: %s",
  (name) => {
    const { form, values, errors } = replay(name);
    expect(validateForm(form, values)).toEqual(errors);
  },
);

test("the site's submission equals one that a real WordPress accepted", () => {
  const { form, values } = replay('submit-ok');
  const sent = toSubmissionValues(form, values);
  expect(sent).toEqual(values.map((value) => (value.id === 10 ? { id: 10, value: '10:30 am' } : value)));
});
