import { expect, test } from 'vitest';
import { readRestResponse } from './rest-outcome.ts';

test.each<[string, number, unknown, object]>([
  [
    'a stored entry with a text',
    200,
    { is_valid: true, entry_id: '7', confirmation_message: 'Thanks' },
    { kind: 'accepted', entryId: 7, confirmation: { type: 'MESSAGE', message: 'Thanks', url: null } },
  ],
  [
    'a stored entry with a redirect',
    302,
    { is_valid: true, entry_id: 0, confirmation_redirect: 'https://shop.example/thanks' },
    { kind: 'accepted', entryId: null, confirmation: { type: 'REDIRECT', url: 'https://shop.example/thanks' } },
  ],
  ['a redirect that says nothing of the entry', 302, {}, { kind: 'unknown', reason: 'HTTP 302' }],
  [
    'errors by field and by input',
    400,
    { is_valid: false, validation_messages: { 3: 'Required.', '5.3': 'Too long.', x: 'Odd.' } },
    {
      kind: 'field-errors',
      errors: expect.arrayContaining([
        { id: 3, message: 'Required.' },
        { id: 5, message: 'Too long.' },
        { id: 0, message: 'Odd.' },
      ]),
    },
  ],
  [
    'errors of a field with several files',
    400,
    { is_valid: false, validation_messages: { 3: ['one.bin - Not permitted.', 'two.bin - Not permitted.'] } },
    { kind: 'field-errors', errors: [{ id: 3, message: 'one.bin - Not permitted. two.bin - Not permitted.' }] },
  ],
  [
    'errors without a text',
    400,
    { is_valid: false, validation_messages: { 3: '', 4: ['', 'Too big.'] } },
    {
      kind: 'field-errors',
      errors: [
        { id: 3, message: '' },
        { id: 4, message: 'Too big.' },
      ],
    },
  ],
  [
    'a form that is closed or full',
    400,
    { is_valid: false, validation_messages: [] },
    { kind: 'rejected', reason: expect.stringContaining('named no field') },
  ],
  [
    'a refusal without messages about fields',
    400,
    { is_valid: false, validation_messages: null },
    { kind: 'rejected', reason: expect.stringContaining('named no field') },
  ],
  [
    'files that are too large',
    413,
    { message: 'Too large' },
    { kind: 'unmendable', state: 'dead', reason: expect.stringContaining('larger') },
  ],
  [
    'a wrong key',
    401,
    { message: 'no' },
    { kind: 'unmendable', state: 'dead', reason: expect.stringContaining('GF_REST_KEY') },
  ],
  [
    'a key without rights',
    403,
    { message: '<b>No</b> rights' },
    { kind: 'unmendable', state: 'dead', reason: expect.stringMatching(/GF_REST_KEY: No rights$/) },
  ],
  [
    'an API that is off',
    404,
    { message: 'No route' },
    { kind: 'unmendable', state: 'dead', reason: expect.stringContaining('off') },
  ],
  ['a time-out of a proxy', 408, {}, { kind: 'unreachable', reason: 'HTTP 408' }],
  ['another submission with the key', 409, {}, { kind: 'unreachable' }],
  ['too many requests', 429, {}, { kind: 'unreachable' }],
  ['submissions that are blocked for now', 400, { code: 'submissions_blocked' }, { kind: 'unreachable' }],
  ['any other refusal', 400, { message: '<b>No</b>' }, { kind: 'rejected', reason: 'No' }],
  ['a refusal without a text', 400, { message: '' }, { kind: 'rejected', reason: 'HTTP 400' }],
  ['something else', 200, 'ok', { kind: 'unknown', reason: expect.stringContaining('not an object') }],
])('reads %s', (_what, status, body, expected) => {
  expect(readRestResponse(status, body)).toMatchObject(expected);
});
