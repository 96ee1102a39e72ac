import { expect, test } from 'vitest';
import type { FileUploadField } from '../fields/file-upload/file-upload.definition.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { lacksRequiredFile } from './missing-files.ts';

const onlyForPumps = {
  actionType: 'SHOW' as const,
  logicType: 'ALL' as const,
  rules: [{ fieldId: 1, operator: 'IS' as const, value: 'pump' }],
};

test.each<[string, Partial<FileUploadField>, string, boolean]>([
  ['that is required', { isRequired: true }, '', true],
  ['that is optional', { isRequired: false }, '', false],
  ['that the editor hides', { isRequired: true, visibility: 'HIDDEN' as const }, '', false],
  ['that a rule hides', { isRequired: true, conditionalLogic: onlyForPumps }, 'seal', false],
  ['that a rule shows', { isRequired: true, conditionalLogic: onlyForPumps }, 'pump', true],
])('knows whether a lead lacks a file %s', (_what, parts, value, isLacking) => {
  const form = aForm([aField('TEXT', 1), aField('FILEUPLOAD', 2, parts)]);
  expect(lacksRequiredFile(form, [{ id: 1, value }])).toBe(isLacking);
});
