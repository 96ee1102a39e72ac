import type { ConditionalLogic } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import * as kinds from '@headwater/gravity-forms/fields/kinds.ts';
import { expect, test } from 'vitest';
import { startingContent } from '../starting-content.ts';
import { forms, startUpForm } from './forms.ts';

const each = forms.map((form) => [form.title, form] as const);

test.each(each)('the fields of “%s” have numbers of their own', (_, form) => {
  const ids = form.fields.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(each)('every rule of “%s” refers to a field of the form', (_, form) => {
  const ids = new Set(form.fields.map(({ id }) => id));
  const logics: (ConditionalLogic | undefined)[] = [
    ...form.fields.map((field) => field.conditionalLogic),
    ...form.confirmations.map((confirmation) => confirmation.conditionalLogic),
    ...(form.notifications ?? []).map((notification) => notification.conditionalLogic),
    form.submitButton?.conditionalLogic,
  ];
  const named = logics.flatMap((logic) => logic?.rules.map(({ fieldId }) => Math.trunc(fieldId)) ?? []);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(each)(
  'texts of “%s” are used when their rules match, and name parts of a name: Gravity Forms knows no other',
  (_, form) => {
    const logics = [...form.confirmations, ...(form.notifications ?? [])].map((text) => text.conditionalLogic);
    expect(logics.filter((logic) => logic?.actionType === 'HIDE')).toEqual([]);
    const names = form.fields.filter(({ type }) => type === 'NAME').map(({ id }) => `:${id}}`);
    const texts = JSON.stringify([form.confirmations, form.notifications]);
    expect(names.filter((whole) => texts.includes(whole))).toEqual([]);
  },
);

test.each(each)('merge tags of “%s” name its fields as their labels do', (_, form) => {
  const texts = JSON.stringify([form.confirmations, form.notifications]);
  const tags = [...texts.matchAll(/\{([^{}:"]+):(\d+)(?:\.\d+)?\}/g)];
  const wrong = tags.filter(([, label, id]) => form.fields.find((field) => field.id === Number(id))?.label !== label);
  expect(wrong.map(([tag]) => tag)).toEqual([]);
});

test.each(each)('“%s” has one default confirmation', (_, form) => {
  expect(form.confirmations.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test.each(each)('“%s” is on one page', (_, form) => {
  const embeds = startingContent.pages.filter(({ content }) => content?.includes(`[gravityform id="${form.id}"`));
  expect(embeds).toHaveLength(1);
});

/** This company sells through its representatives: no form of it takes orders. */
const ofOrders = /^(?:PRODUCT|OPTION|QUANTITY|SHIPPING)_|^TOTAL$/;
/** Visitors of this company write no posts, and it asks them for no votes. */
const ofPostsAndVotes = /^(?:POST_|POLL|QUIZ|SURVEY)/;
/** Check boxes or radio buttons under another name. */
const otherChoices = ['MULTI_CHOICE', 'IMAGE_CHOICE'];

test('the start-up form has every type of field that is not of an order, a post or a vote', () => {
  const types = Object.values(kinds).map(({ type }) => type);
  expect(new Set(startUpForm.fields.map(({ type }) => type))).toEqual(
    new Set(
      types.filter((type) => !ofOrders.test(type) && !ofPostsAndVotes.test(type) && !otherChoices.includes(type)),
    ),
  );
});

test('no menu links to the page of the start-up form', () => {
  expect(JSON.stringify(startingContent.menus)).not.toContain('start-up-report');
});
