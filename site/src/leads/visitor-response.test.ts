import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { failed } from '../forms/server/failures.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import type { LeadState } from './lead.ts';
import type { SubmitOutcome } from './submit-outcome.ts';
import { decoyResponse, incompleteResponse, repeated, responseOf, storedResponse } from './visitor-response.ts';

const form = aForm([aField('TEXT', 1)]);
const thanks = { type: 'message', html: 'Thanks' };

test.each<[SubmitOutcome, object | undefined]>([
  [
    { kind: 'accepted', entryId: 7, confirmation: null },
    { status: 'sent', entryId: 7, confirmation: thanks },
  ],
  [
    { kind: 'field-errors', errors: [{ id: 1, message: 'No.' }] },
    { status: 'invalid', errors: [{ id: 1, message: 'No.' }], message: texts.formProblem },
  ],
  [
    {
      kind: 'field-errors',
      errors: [
        { id: 1, message: 'No <b>more</b><script>alert(1)</script>' },
        { id: 2, message: '' },
      ],
    },
    {
      status: 'invalid',
      errors: [
        { id: 1, message: 'No <b>more</b>' },
        { id: 2, message: 'Error message not found.' },
      ],
      message: texts.formProblem,
    },
  ],
  [{ kind: 'rejected', reason: 'Full.' }, failed('rejected')],
  [{ kind: 'unreachable', reason: 'x' }, undefined],
  [{ kind: 'unknown', reason: 'x' }, undefined],
  [{ kind: 'unmendable', reason: 'x', state: 'dead' }, undefined],
])('the response to the outcome %j has what concerns the visitor', (outcome, response) => {
  expect(responseOf(form, outcome)).toEqual(response);
});

const confirmation = JSON.stringify({ type: 'MESSAGE', message: '<p>From the CMS</p>', url: null });

test.each<[LeadState, string | null, object, number?]>([
  ['delivered', null, { status: 'sent', entryId: 7, confirmation: thanks }],
  ['delivered', confirmation, { status: 'sent', entryId: 7, confirmation: { html: '<p>From the CMS</p>' } }],
  ['accepted', null, { status: 'kept', entryId: null }],
  ['delivering', null, { status: 'kept', entryId: null }],
  ['refused', null, { status: 'kept', entryId: null }],
  ['dead', null, { status: 'kept', entryId: null }],
  ['spam', null, decoyResponse(form)],
  ['needs-person', null, incompleteResponse(form, 'key-12345'), 0],
  // It was sent, and the CMS insists on its captcha.
  ['needs-person', null, storedResponse(form, []), 1],
])('a repeated submission in state %s gets the confirmation %j', (state, answer, expected, attempts = 1) => {
  const lead = { key: 'key-12345', state, answer, entryId: 7, attempts };
  expect(repeated(form, lead, () => storedResponse(form, []))).toMatchObject(expected);
});

test('a held spam submission looks like any other success', () => {
  expect(decoyResponse(form)).toEqual({ status: 'sent', confirmation: thanks, entryId: null });
});

test('for a missing file, the response names the email address and the reference', () => {
  const response = incompleteResponse(aForm([aField('FILEUPLOAD', 1, { isRequired: true })]), '0123456789');
  expect(response).toMatchObject({ status: 'kept', entryId: null, confirmation: { type: 'message' } });
  expect(JSON.stringify(response)).toMatch(/mailto:[^"\\]+@[^"\\]+\?subject=File%20for%20message%2001234567\\"/);
  expect(JSON.stringify(response)).toContain('mention the reference 01234567.');
});

test('for a question without a control, the response says that we ask for it, and no email address', () => {
  const response = incompleteResponse(aForm([aField('UNSUPPORTED', 1, { isRequired: true })]), '0123456789');
  expect(response).toMatchObject({ confirmation: { html: texts.answerOpen('01234567') } });
  expect(JSON.stringify(response)).not.toContain('mailto:');
});

test('while the CMS does not respond, the confirmation names the representative of the visitor’s region', () => {
  const withHidden = aForm([aField('HIDDEN', 8, { prefill: 'representative' })]);
  expect(storedResponse(withHidden, [{ id: 8, value: 'North & <b>Sons' }])).toMatchObject({
    confirmation: { html: 'Thanks<p>Your representative is North &amp; &lt;b&gt;Sons.</p>' },
  });
  expect(storedResponse(withHidden, [{ id: 8, value: '' }])).toMatchObject({ confirmation: thanks });
});
