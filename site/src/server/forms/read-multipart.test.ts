import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listeningServer } from '../../forms/testing/listening-server.ts';
import type { ReceivePlainFile } from '../../uploads/receive-plain-file.ts';
import { type MultipartForm, readMultipart } from './read-multipart.ts';

type Read = MultipartForm | undefined;
type Options = Partial<Parameters<typeof readMultipart>[1]>;

/** Takes every file as an upload named after its content. */
const receive: ReceivePlainFile = async ({ name }, content) => {
  const upload = await text(content);
  return { upload, name, size: upload.length };
};

/** Sends a form to a server that reads it. */
async function read(form: FormData | string, options: Options = {}): Promise<Read> {
  const { promise, resolve, reject } = Promise.withResolvers<Read>();
  const url = await listeningServer((req, res) => {
    const all = { formId: 1, clientKey: 'key', largestForm: 1_000, mostInputs: 10, receive, ...options };
    readMultipart(req, all)
      .then(resolve, reject)
      .finally(() => res.end());
  });
  const type = 'multipart/form-data; boundary=line';
  await fetch(url, {
    method: 'POST',
    body: form,
    ...(typeof form === 'string' && { headers: { 'content-type': type } }),
  });
  return promise;
}

function formOf(inputs: readonly [name: string, value: string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of inputs) form.append(name, value);
  return form;
}

const plan = new File(['a plan'], 'plan.pdf');
const uploadOf = (name: string, content: string) => JSON.stringify({ upload: content, name, size: content.length });

test('inputs keep their order, and a file is an input that names its upload', async () => {
  const form = formOf([
    ['input_1', 'Ada'],
    ['input_2', plan],
    ['input_1', 'Grace'],
    ['input_30[]', new File(['front'], 'front.jpg')],
    ['input_30[]', new File(['back'], 'back.jpg')],
  ]);
  expect(await read(form)).toEqual({
    inputs: [
      ['input_1', 'Ada'],
      ['input_1', 'Grace'],
      ['hw_upload_2', uploadOf('plan.pdf', 'a plan')],
      ['hw_upload_30', uploadOf('front.jpg', 'front')],
      ['hw_upload_30', uploadOf('back.jpg', 'back')],
    ],
    fileErrors: [],
  });
});

test('files are in the order of the form, whichever is on the disk first', async () => {
  const { promise: fast, resolve } = Promise.withResolvers<void>();
  const slowFirst: ReceivePlainFile = async (file, content) => {
    const stored = await receive(file, content);
    if (file.name === 'slow.pdf') await fast;
    else resolve();
    return stored;
  };
  const files = ['slow', 'fast'].map((name): [string, File] => ['input_2', new File([name], `${name}.pdf`)]);
  const form = await read(formOf(files), { receive: slowFirst });
  expect(form?.inputs.map(([, value]) => JSON.parse(value).name)).toEqual(['slow.pdf', 'fast.pdf']);
});

test('a file that is refused is an error of its field', async () => {
  const refuse: ReceivePlainFile = async (_file, content) => {
    content.resume();
    return { status: 413, text: 'Too large' };
  };
  const form = await read(formOf([['input_2', plan]]), { receive: refuse });
  expect(form).toEqual({ inputs: [], fileErrors: [{ id: 2, message: 'Too large' }] });
});

test.each(['input_0', 'input_2.3', 'input_', 'file', 'input_1234567890'])(
  'a file named %s is left out',
  async (name) => {
    const unasked: ReceivePlainFile = async () => expect.fail('There is no such field.');
    expect(await read(formOf([[name, plan]]), { receive: unasked })).toEqual({ inputs: [], fileErrors: [] });
  },
);

test('an input for a file without one is left out', async () => {
  const empty = [
    '--line',
    'Content-Disposition: form-data; name="input_2"; filename=""',
    'Content-Type: application/octet-stream',
    '',
    '',
    '--line--',
    '',
  ].join('\r\n');
  expect(await read(empty)).toEqual({ inputs: [], fileErrors: [] });
});

// Names and values are 20 bytes: 5 + 5 and 5 + 5, where each ü has two.
const twentyBytes: [string, string][] = [
  ['input', 'abcde'],
  ['other', 'üüx'],
];

test.each([
  ['as large as a form may be', { largestForm: 20 }],
  ['with as many inputs as a form may have', { mostInputs: 2 }],
])('a form %s is read', async (_what, options) => {
  expect((await read(formOf(twentyBytes), options))?.inputs).toEqual(twentyBytes);
});

test.each<[string, Options]>([
  ['one byte larger than a form may be', { largestForm: 19 }],
  ['with a value that is larger than a form may be', { largestForm: 4 }],
  ['with one input more than a form may have', { mostInputs: 1 }],
])('a form %s is not read', async (_what, options) => {
  expect(await read(formOf(twentyBytes), options)).toBeUndefined();
});

test('the bytes of files do not count toward the size of a form', async () => {
  const form = await read(formOf([...twentyBytes, ['input_2', plan]]), { largestForm: 20 });
  expect(form?.inputs).toHaveLength(3);
});

test.each([
  [100, true],
  [101, false],
])('a form with %i files is read: %s', async (count, isRead) => {
  const files = Array.from({ length: count }, (_, index): [string, File] => [
    'input_2',
    new File(['x'], `${index}.txt`),
  ]);
  expect((await read(formOf(files)))?.inputs.length).toBe(isRead ? count : undefined);
});

test('a form is not read when a file cannot be stored', async () => {
  const failing: ReceivePlainFile = async (_file, content) => {
    content.resume();
    throw new Error('disk I/O error');
  };
  expect(await read(formOf([['input_2', plan]]), { receive: failing })).toBeUndefined();
});

test.each([
  ['breaks off', '--line\r\nContent-Disposition: form-data; name="input_1"\r\n\r\nAda'],
  ['is no multipart form', 'input_1=Ada'],
])('a body that %s is not read', async (_what, body) => {
  expect(await read(body)).toBeUndefined();
});
