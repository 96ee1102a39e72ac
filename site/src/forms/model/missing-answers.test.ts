import { expect, test } from 'vitest';
import type { FileUploadField } from '../fields/file-upload/file-upload.definition.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { lacksRequiredAnswer } from './missing-answers.ts';

const onlyForPumps = {
  actionType: 'SHOW' as const,
  logicType: 'ALL' as const,
  rules: [{ fieldId: 1, operator: 'IS' as const, value: 'pump' }],
};

/** Whether a lead without files lacks one in a form with this field. */
function lacksFile(parts: Partial<FileUploadField>, value: string): boolean {
  const form = aForm([aField('TEXT', 1), aField('FILEUPLOAD', 2, parts)]);
  return lacksRequiredAnswer(form, [{ id: 1, value }]);
}

test.each<[string, Partial<FileUploadField>, string]>([
  ['is required', { isRequired: true }, ''],
  ['is required and shown by a rule', { isRequired: true, conditionalLogic: onlyForPumps }, 'pump'],
])('a lead lacks a file whose field %s', (_what, parts, value) => {
  expect(lacksFile(parts, value)).toBe(true);
});

test.each<[string, Partial<FileUploadField>, string]>([
  ['is optional', { isRequired: false }, ''],
  ['is required and hidden by the editor', { isRequired: true, visibility: 'HIDDEN' as const }, ''],
  ['is required and hidden by a rule', { isRequired: true, conditionalLogic: onlyForPumps }, 'seal'],
])('a lead does not need a file whose field %s', (_what, parts, value) => {
  expect(lacksFile(parts, value)).toBe(false);
});

test('a lead lacks the answer to a required question for which the site has no control', () => {
  const form = aForm([aField('UNSUPPORTED', 2, { isRequired: true })]);
  expect(lacksRequiredAnswer(form, [])).toBe(true);
});

test('a lead does not need the answer to an optional question for which the site has no control', () => {
  expect(lacksRequiredAnswer(aForm([aField('UNSUPPORTED', 2)]), [])).toBe(false);
});
