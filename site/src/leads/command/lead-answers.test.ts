import { expect, test } from 'vitest';
import { aField, aForm } from '../../forms/testing/build-form.ts';
import { type LeadFile, type LeadState, leadStates } from '../lead.ts';
import { leadAnswers } from './lead-answers.ts';

const file = (fieldId: number, name: string, size: number, more: Partial<LeadFile> = {}): LeadFile => ({
  ...{ fieldId, name, size, upload: `${name}-id`, isMultiple: false },
  ...more,
});
const picture: LeadFile = file(3, 'well.jpg', 2_400_000, {
  isPicture: true,
  imageTexts: { description: 'Seen from the road', altText: 'A well', caption: '' },
});
const form = aForm([
  aField('FILEUPLOAD', 2, { label: 'Drawings' }),
  aField('FILEUPLOAD', 3, { label: 'Photo' }),
  aField('TEXT', 1, { label: 'Name' }),
]);

function leadWith(files: LeadFile[], state: LeadState = 'delivered') {
  const entryMeta = { ip: '', sourceUrl: '', userAgent: '' };
  return { state, content: { values: [{ id: 1, value: 'Ada' }], entryMeta, hasCaptcha: false, files } };
}

test('answers are in the order of the form, with one for all files of a field', () => {
  expect(leadAnswers(leadWith([picture, file(2, 'a.pdf', 1_500), file(2, 'b.pdf', 999)]), form)).toEqual([
    {
      ...{ id: 2, label: 'Drawings', text: 'a.pdf (2 KB, delivered), b.pdf (1 KB, delivered)' },
      files: [
        { name: 'a.pdf', bytes: 1_500, delivery: 'delivered' },
        { name: 'b.pdf', bytes: 999, delivery: 'delivered' },
      ],
    },
    {
      ...{ id: 3, label: 'Photo', text: 'well.jpg (2.4 MB, delivered)' },
      files: [{ name: 'well.jpg', bytes: 2_400_000, delivery: 'delivered' }],
    },
    { id: 3.2, label: 'Photo, Alternative text', text: 'A well' },
    { id: 3.7, label: 'Photo, Description', text: 'Seen from the road' },
    { id: 1, label: 'Name', text: 'Ada' },
  ]);
});

test('the answers of an unknown form are named by the numbers of its fields, the files last', () => {
  const unknown = leadAnswers(leadWith([picture]), undefined);
  expect(unknown.map(({ id, label }) => [id, label])).toEqual([
    [1, undefined],
    [3, undefined],
    [3.2, 'field 3, Alternative text'],
    [3.7, 'field 3, Description'],
  ]);
});

const deliveries: Partial<Record<LeadState, string>> = { delivered: 'delivered', unknown: 'perhaps delivered' };

test.each(leadStates.map((state): [LeadState, string] => [state, deliveries[state] ?? 'not delivered']))(
  'the files of a lead in the state %s are %s',
  (state, delivery) => {
    const [photo] = leadAnswers(leadWith([picture], state), form);
    expect(photo).toMatchObject({ text: `well.jpg (2.4 MB, ${delivery})`, files: [{ delivery }] });
  },
);

test('the answers do not name the place where a file is stored', () => {
  expect(JSON.stringify(leadAnswers(leadWith([picture, file(2, 'a.pdf', 1)]), form))).not.toContain('-id');
});
