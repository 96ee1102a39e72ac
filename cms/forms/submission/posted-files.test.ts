import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { fileFacts } from '@headwater/gravity-forms/entries/file-url.ts';
import type { PostedValue } from '@headwater/gravity-forms/rules/posted-values.ts';
import { expect, test } from 'vitest';
import { postedFiles } from './posted-files.ts';

const form: Form = {
  id: 1,
  title: 'Test',
  fields: [
    { type: 'TEXT', id: 1 },
    { type: 'FILEUPLOAD', id: 2 },
    { type: 'FILEUPLOAD', id: 3, canAcceptMultipleFiles: true },
  ],
  confirmations: [],
};

function urlsIn(value: PostedValue = []): string[] {
  return [value].flat().flatMap((file) => (typeof file === 'string' ? [] : (file.url ?? [])));
}

test('an entry stores the name of a file without the folders that a client sent in front of it', async () => {
  const file = new File(['abc'], '../../etc/drawing.pdf');
  const { inputs } = await postedFiles(form, new Map([[2, [file]]]), 'https://cms.example');
  const [url = ''] = urlsIn(inputs[0]?.[1]);
  expect(fileFacts(url)).toMatchObject({ name: 'drawing.pdf', size: 3 });
});

/** What is posted when field 3 has two files and field 2 one. */
async function postedPlans() {
  const [plan, front, back] = ['plan', 'front', 'back'].map((text) => new File([text], `${text}.jpg`));
  if (!plan || !front || !back) throw new Error('There are three files.');
  const sent = new Map([
    [3, [front, back]],
    [2, [plan]],
  ]);
  return postedFiles(form, sent, 'https://cms.example');
}

test('each field posts the URLs of its files in their order', async () => {
  const { inputs, files } = await postedPlans();
  expect(inputs.map(([field, list]) => [field, urlsIn(list).map((url) => fileFacts(url).name)])).toEqual([
    ['3', ['front.jpg', 'back.jpg']],
    ['2', ['plan.jpg']],
  ]);
  const hashes = inputs.flatMap(([, list]) => urlsIn(list).map((url) => fileFacts(url).hash));
  expect(hashes).toEqual(files.map(({ hash }) => hash));
});

test('all posted files are to be stored', async () => {
  const { files } = await postedPlans();
  expect(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['front.jpg', 'front'],
    ['back.jpg', 'back'],
    ['plan.jpg', 'plan'],
  ]);
});

test.each([
  ['an unknown field', 9, 'The form (ID 1) does not contain a field with the field ID 9.'],
  ['a field for text', 1, 'Mutation not processed. Field 1 requires the use of `value`.'],
])('refuses a file for %s', async (_what, fieldId, message) => {
  const sent = new Map([[fieldId, [new File(['abc'], 'plan.pdf')]]]);
  await expect(postedFiles(form, sent, 'https://cms.example')).rejects.toThrow(message);
});

test('a submission without files posts none', async () => {
  expect(await postedFiles(form, new Map(), 'https://cms.example')).toEqual({ inputs: [], files: [] });
});
