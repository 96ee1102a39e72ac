import { act } from 'react';
import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { formVisit } from '../testing/form-visit.tsx';

type Step = [what: 'enters' | 'clicks', selector: string, value?: string];

const name = (input: string) => `[name="${input}"]`;
const box = (input: string, value: string) => `${name(input)}[value="${value}"]`;

test.each<[string, FormField, Step[], object]>([
  ['an amount', aField('PRICE', 1), [['enters', name('input_1'), '25']], { value: '25' }],
  [
    'an email address and its repetition',
    aField('EMAIL', 1, { confirmation: { label: 'Again', placeholder: null } }),
    [
      ['enters', name('input_1'), 'ada@example.com'],
      ['enters', name('input_1_2'), 'ada@example.com'],
    ],
    { emailValues: { value: 'ada@example.com', confirmationValue: 'ada@example.com' } },
  ],
  [
    'a text in place of a choice, after its button is chosen',
    aField('RADIO', 1, { hasOtherChoice: true }),
    [
      ['clicks', box('input_1', 'b')],
      ['clicks', box('input_1', 'gf_other_choice')],
      ['enters', name('input_1_other'), 'mine'],
    ],
    { value: 'mine' },
  ],
  [
    'a text in place of a choice, typed at once',
    aField('RADIO', 1, { hasOtherChoice: true }),
    [['enters', name('input_1_other'), 'mine']],
    { value: 'mine' },
  ],
  [
    'a choice after a text in its place',
    aField('RADIO', 1, { hasOtherChoice: true }),
    [
      ['enters', name('input_1_other'), 'mine'],
      ['clicks', box('input_1', 'a')],
    ],
    { value: 'a' },
  ],
  [
    'ticked boxes, one of them cleared again',
    aField('CHECKBOX', 1),
    [
      ['clicks', name('input_1_1')],
      ['clicks', name('input_1_3')],
      ['clicks', name('input_1_2')],
      ['clicks', name('input_1_1')],
    ],
    {
      checkboxValues: [
        { inputId: 1.2, value: 'b' },
        { inputId: 1.3, value: 'c' },
      ],
    },
  ],
  [
    'all boxes at once, one of them cleared again',
    aField('CHECKBOX', 1, { hasSelectAll: true }),
    [
      ['clicks', '[id$="-all"]'],
      ['clicks', name('input_1_2')],
    ],
    {
      checkboxValues: [
        { inputId: 1.1, value: 'a' },
        { inputId: 1.3, value: 'c' },
      ],
    },
  ],
  [
    'a consent that is withdrawn',
    aField('CONSENT', 1),
    [
      ['clicks', name('input_1_1')],
      ['clicks', name('input_1_1')],
    ],
    { value: '0' },
  ],
  [
    'answers to statements, one of them changed',
    aField('LIKERT', 1),
    [
      ['clicks', box('input_1_1', 'Friendly:b')],
      ['clicks', box('input_1_2', 'Quick:a')],
      ['clicks', box('input_1_1', 'Friendly:a')],
    ],
    {
      checkboxValues: [
        { inputId: 1.2, value: 'Quick:a' },
        { inputId: 1.1, value: 'Friendly:a' },
      ],
    },
  ],
  [
    'rows of a list, the first of three removed',
    aField('LIST', 1, { columns: ['Size', 'Count'] }),
    [
      ['enters', '[id$="-1-0-0"]', '8'],
      ['clicks', '.form-list > button'],
      ['enters', '[id$="-1-1-0"]', '10'],
      ['enters', '[id$="-1-1-1"]', '2'],
      ['clicks', '.form-list > button'],
      ['enters', '[id$="-1-2-1"]', '5'],
      ['clicks', '.form-row:first-child button'],
    ],
    { listValues: [{ rowValues: ['10', '2'] }, { rowValues: ['', '5'] }] },
  ],
  [
    'a prefix from a list',
    aField('NAME', 1, {
      inputs: aField('NAME', 1).inputs.map((input) => ({
        ...input,
        choices: input.key === 'prefix' ? [choice('Dr.')] : [],
      })),
    }),
    [['enters', name('input_1_2'), 'Dr.']],
    { nameValues: { prefix: 'Dr.' } },
  ],
])('what a visitor enters reaches the site: %s', async (_what, field, steps, expected) => {
  // A form needs one value besides a box that is not ticked.
  const form = aForm([field, aField('HIDDEN', 2, { defaultValue: 'campaign' })]);
  const { sends, sentValues, ...someone } = await formVisit(form);
  for (const [what, selector, value = ''] of steps) await someone[what](selector, value);
  await sends();
  expect(sentValues()).toContainEqual({ id: 1, ...expected });
});

test.each<[what: string, (control: HTMLInputElement) => void]>([
  ['in the middle of the page', (control) => control.dispatchEvent(new Event('focusin', { bubbles: true }))],
  ['as the last thing before it is sent', () => undefined],
])('what a password manager sets without an event reaches the site: %s', async (_what, goOn) => {
  const choices = [choice('Water'), choice('Sewage')];
  const form = aForm([aField('TEXT', 1), aField('TEXTAREA', 2), aField('SELECT', 3, { choices }), aField('TEXT', 4)]);
  const { one, sends, sentValues } = await formVisit(form);
  one<HTMLInputElement>(name('input_1')).value = 'Ada';
  one<HTMLTextAreaElement>(name('input_2')).value = 'Seal';
  one<HTMLSelectElement>(name('input_3')).value = 'Sewage';
  await act(async () => goOn(one<HTMLInputElement>(name('input_4'))));
  await sends();
  expect(sentValues()).toEqual([
    { id: 1, value: 'Ada' },
    { id: 2, value: 'Seal' },
    { id: 3, value: 'Sewage' },
  ]);
});
