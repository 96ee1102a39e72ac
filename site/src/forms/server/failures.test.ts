import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { type FailureCode, failureStatus } from '../model/submission-response.ts';
import { failed } from './failures.ts';

test.each<[FailureCode, number]>([
  ['malformed', 400],
  ['foreign-origin', 403],
  ['token-invalid', 403],
  ['form-unknown', 404],
  ['form-changed', 409],
  ['rejected', 409],
  ['form-closed', 410],
  ['token-expired', 410],
  ['too-large', 413],
  ['unsupported-type', 415],
  ['key-reused', 422],
  ['rate-limited', 429],
  ['unavailable', 503],
  ['uploads-full', 507],
])('the refusal %s has the status %i and a message with the telephone number of the site', (code, status) => {
  expect(failureStatus[code]).toBe(status);
  const message = texts.formFailures[code](company.phone.label);
  expect(failed(code)).toEqual({ status: 'failed', code, message });
});

test('a refusal may have a message of its own', () => {
  expect(failed('form-closed', 'Too late.')).toEqual({ status: 'failed', code: 'form-closed', message: 'Too late.' });
});
