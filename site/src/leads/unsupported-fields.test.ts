import { expect, test } from 'vitest';
import { aField } from '../forms/testing/build-form.ts';
import { createUnsupportedRegister, type UnsupportedFields } from './unsupported-fields.ts';

test('lists a form while it has unsupported fields, with one warning each time it gets some', () => {
  const warnings: UnsupportedFields[] = [];
  const register = createUnsupportedRegister((fields) => void warnings.push(fields));
  const fields = [aField('TEXT', 1), aField('UNSUPPORTED', 2, { typeName: 'SurveyField' })];
  const named = { formId: 7, types: ['field 2: SurveyField'] };
  register.record({ databaseId: 7, fields, uncheckedCaptcha: null });
  register.record({ databaseId: 7, fields, uncheckedCaptcha: null });
  register.record({ databaseId: 8, fields: [aField('TEXT', 1)], uncheckedCaptcha: null });
  expect([warnings, register.list()]).toEqual([[named], [named]]);
  register.record({ databaseId: 7, fields: [aField('TEXT', 1)], uncheckedCaptcha: null });
  expect(register.list()).toEqual([]);
  register.record({ databaseId: 7, fields, uncheckedCaptcha: null });
  expect(warnings).toEqual([named, named]);
});
