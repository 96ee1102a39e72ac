import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import type { PostedInput } from '@headwater/gravity-forms/rules/posted-values.ts';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const form: Form = {
  id: 1,
  title: 'Question',
  fields: [
    { type: 'TEXT', id: 1 },
    { type: 'CAPTCHA', id: 2 },
    { type: 'MULTISELECT', id: 3, choices: [] },
  ],
  confirmations: [],
};
const markOf = (inputs: PostedInput[], formId = 1) => fingerprint({ ...form, id: formId }, new Map(inputs));
const said: PostedInput[] = [
  ['1', 'Ada'],
  ['3', ['Mining', 'Farm']],
];

test('a submission has the same fingerprint as in earlier releases', () => {
  expect(markOf(said)).toBe('7M7dRAXynIU7JT7IDK7gwCZi-UWvPmiKijr87KsiWoM');
});

test.each<[string, PostedInput[]]>([
  ['the order of the fields', said.toReversed()],
  ['a captcha’s token', [...said, ['2', 'token']]],
])('%s does not change the fingerprint of a submission', (_what, inputs) => {
  expect(markOf(inputs)).toBe(markOf(said));
});

test.each<[string, PostedInput[], number]>([
  ['another form', said, 2],
  ['another value', [['1', 'Grace'], ...said.slice(1)], 1],
  ['the value in another field', [['4', 'Ada'], ...said.slice(1)], 1],
  ['one more value', [...said, ['4', '']], 1],
  ['one value less', said.slice(1), 1],
  ['the order of choices', [...said.slice(0, 1), ['3', ['Farm', 'Mining']]], 1],
])('%s changes the fingerprint of a submission', (_what, inputs, formId) => {
  expect(markOf(inputs, formId)).not.toBe(markOf(said));
});
