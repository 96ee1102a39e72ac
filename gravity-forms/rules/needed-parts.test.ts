import * as say from '@headwater/contract/forms/messages.ts';
import { expect, test } from 'vitest';
import type { FormField } from '../fields/field-kinds.ts';
import { ruleFields } from '../submission/form-rules.ts';
import { fieldErrors } from './validate.ts';

test.each<[string, FormField, string[]]>([
  ['name', { type: 'NAME', id: 1, isRequired: true }, ['First', 'Last']],
  [
    'address',
    { type: 'ADDRESS', id: 1, isRequired: true },
    ['Street Address', 'City', 'State / Province / Region', 'ZIP / Postal Code', 'Country'],
  ],
])('a required %s without a text names all its needed inputs', (_what, field, labels) => {
  const fields = ruleFields({ id: 1, title: '', fields: [field], confirmations: [] });
  expect(fieldErrors(fields, new Map(), { say })[0]?.message).toBe(say.requiredInputsMessage(labels));
});
