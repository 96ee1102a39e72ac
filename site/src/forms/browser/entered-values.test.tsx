import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { formVisit } from '../testing/form-visit.tsx';

type Step = [what: 'enters' | 'clicks', selector: string, value?: string];

const name = (input: string) => `[name="${input}"]`;
const box = (input: string, value: string) => `${name(input)}[value="${value}"]`;

test.each<[string, FormField, Step[], object]>([
  ['a text', aField('TEXT', 1), [['enters', name('input_1'), 'SN-3040']], { value: 'SN-3040' }],
  ['a text area', aField('TEXTAREA', 1), [['enters', name('input_1'), 'It hums.']], { value: 'It hums.' }],
  ['a number', aField('NUMBER', 1), [['enters', name('input_1'), '4.5']], { value: '4.5' }],
  ['a date', aField('DATE', 1), [['enters', name('input_1'), '2026-11-20']], { value: '2026-11-20' }],
  ['a time', aField('TIME', 1), [['enters', name('input_1'), '13:30']], { value: '13:30' }],
  ['a phone number', aField('PHONE', 1), [['enters', name('input_1'), '(218) 555-0142']], { value: '(218) 555-0142' }],
  ['a website', aField('WEBSITE', 1), [['enters', name('input_1'), 'https://a.co']], { value: 'https://a.co' }],
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
    'an email address',
    aField('EMAIL', 1),
    [['enters', name('input_1'), 'ada@example.com']],
    { emailValues: { value: 'ada@example.com', confirmationValue: '' } },
  ],
  ['a choice of radio buttons', aField('RADIO', 1), [['clicks', box('input_1', 'b')]], { value: 'b' }],
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
  ['a consent', aField('CONSENT', 1), [['clicks', name('input_1_1')]], { value: '1' }],
  [
    'a consent that is withdrawn',
    aField('CONSENT', 1),
    [
      ['clicks', name('input_1_1')],
      ['clicks', name('input_1_1')],
    ],
    { value: '0' },
  ],
  ['the choice of a menu', aField('SELECT', 1), [['enters', name('input_1'), 'b']], { value: 'b' }],
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
    'a ranking',
    aField('RANK', 1),
    [
      ['enters', '[id$="-1-0"]', 'c'],
      ['enters', '[id$="-1-1"]', 'a'],
      ['enters', '[id$="-1-2"]', 'b'],
    ],
    { values: ['c', 'a', 'b'] },
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
    'a name',
    aField('NAME', 1),
    [
      ['enters', name('input_1_3'), 'Ada'],
      ['enters', name('input_1_6'), 'Lovelace'],
    ],
    { nameValues: { first: 'Ada', last: 'Lovelace' } },
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
  [
    'an address',
    aField('ADDRESS', 1),
    [
      ['enters', name('input_1_1'), '1 Mill St'],
      ['enters', name('input_1_6'), 'US'],
    ],
    { addressValues: { street: '1 Mill St', country: 'US' } },
  ],
  [
    'a quantity',
    aField('PRODUCT', 1, { price: 25 }),
    [['enters', name('input_1_3'), '3']],
    { productValues: { quantity: '3', price: '25' } },
  ],
])('what a visitor enters reaches the site: %s', async (_what, field, steps, expected) => {
  // A form needs one value besides a box that is not ticked.
  const form = aForm([field, aField('HIDDEN', 2, { defaultValue: 'campaign' })]);
  const { sends, sentValues, ...someone } = await formVisit(form);
  for (const [what, selector, value = ''] of steps) await someone[what](selector, value);
  await sends();
  expect(sentValues()).toContainEqual({ id: 1, ...expected });
});

test('several choices of a native list reach the site', async () => {
  const { one, causes, sends, sentValues } = await formVisit(aForm([aField('MULTISELECT', 1)]));
  for (const option of one<HTMLSelectElement>('select').options) option.selected = option.value !== 'b';
  await causes('select', new Event('change', { bubbles: true }));
  await sends();
  expect(sentValues()).toEqual([{ id: 1, values: ['a', 'c'] }]);
});
