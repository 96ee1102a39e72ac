import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import type { FormConfirmation } from '../forms/model/form-definition.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { ownConfirmation, shownConfirmation } from './confirmation.ts';

const thanks = { type: 'message', html: 'Thanks' } as const;
const form = aForm([aField('TEXT', 1)]);
const redirect = (url: string | null) => ({ type: 'REDIRECT' as const, message: '<p>Moved</p>', url });

test.each([
  ['/thanks/', '/thanks/'],
  ['https://other.example/thanks', 'https://other.example/thanks'],
  ['http://other.example/', 'http://other.example/'],
  ['//other.example/', 'https://other.example/'],
])("the CMS's confirmation leads visitors to %s", (url, target) => {
  expect(shownConfirmation(form, redirect(url))).toEqual({ type: 'redirect', url: target });
});

test.each([null, '', 'javascript:alert(1)', 'mailto:ada@example.com', 'tel:1'])(
  'a confirmation that leads to %j shows its message instead',
  (url) => {
    expect(shownConfirmation(form, redirect(url))).toEqual({ type: 'message', html: '<p>Moved</p>' });
  },
);

const message = (html: string | null) =>
  shownConfirmation(form, { type: 'MESSAGE', message: html, url: '/elsewhere/' });

test('the message of a confirmation is sanitized', () => {
  expect(message('<p>Hi<script>alert(1)</script></p>')).toEqual({ type: 'message', html: '<p>Hi</p>' });
});

test('the default confirmation of the form takes the place of an empty one', () => {
  expect(message('')).toEqual(thanks);
  expect(message(null)).toEqual(thanks);
  expect(shownConfirmation(form, null)).toEqual(thanks);
});

const ruled = (value: string, content: FormConfirmation['content']): FormConfirmation => ({
  ...{ isDefault: false, content },
  conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value }] },
});
/** As Gravity Forms, which ignores the action of a confirmation. */
const hiddenIf = (value: string, content: FormConfirmation['content']): FormConfirmation => ({
  ...ruled(value, content),
  conditionalLogic: { actionType: 'HIDE', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value }] },
});
const standard: FormConfirmation = { isDefault: true, conditionalLogic: null, content: thanks };

test('while the CMS does not respond, the first confirmation whose rules match is shown, or else the default', () => {
  const confirmations = [
    standard,
    ruled('a', { type: 'redirect', url: '/a/' }),
    ruled('a', { type: 'redirect', url: '/second/' }),
    ruled('b', { type: 'redirect', url: 'javascript:alert(1)' }),
    hiddenIf('d', { type: 'redirect', url: '/d/' }),
  ];
  const shown = (value: string) => ownConfirmation({ ...form, confirmations }, [{ id: 1, value }]);
  expect(shown('a')).toEqual({ type: 'redirect', url: '/a/' });
  expect(shown('c')).toEqual(thanks);
  expect(shown('d')).toEqual({ type: 'redirect', url: '/d/' });
  expect(shown('b'), 'a target that is no page').toEqual({
    type: 'message',
    html: texts.fieldMessages.defaultConfirmation,
  });
  expect(ownConfirmation({ ...form, confirmations: [] }, [])).toEqual({
    type: 'message',
    html: texts.fieldMessages.defaultConfirmation,
  });
});
