import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import type { ReceivePlainFile } from '../../uploads/receive-plain-file.ts';
import { type MultipartForm, readMultipart } from './read-multipart.ts';

interface Limits {
  largestForm?: number;
  mostInputs?: number;
}

/** Reads forms that come over HTTP, and lists the files in them. Files named `refused` are refused, `broken` ones throw. */
async function startReader({ largestForm = 100, mostInputs = 9 }: Limits = {}) {
  const files: unknown[] = [];
  const read = Promise.withResolvers<MultipartForm | undefined>();
  const receive: ReceivePlainFile = async (file, content) => {
    if (file.name === 'broken') {
      content.resume();
      throw new Error('the disk is full');
    }
    files.push({ ...file, content: await text(content) });
    if (file.name === 'refused') return { status: 413, text: 'Too large.' };
    return { name: file.name, size: 4, upload: `upload-${file.name}` };
  };
  const { port, url } = await testServer(async (req, res) => {
    read.resolve(await readMultipart(req, { formId: 7, clientKey: 'a visitor', largestForm, mostInputs, receive }));
    if (!res.destroyed) res.end();
  });
  return { port, url, files, form: read.promise };
}

/** What is read of a form with these inputs; a list is a file with its name and content. */
async function send(inputs: readonly (readonly [string, string | readonly [string, string]])[], limits?: Limits) {
  const { url, files, form } = await startReader(limits);
  const body = new FormData();
  for (const [name, value] of inputs) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([value[1]]), value[0]);
  }
  await fetch(`${url}/`, { method: 'POST', body });
  return { form: await form, files };
}

test('texts and files of a form are read in their order, and files become inputs that name their uploads', async () => {
  const { form, files } = await send([
    ['hw_page', '/contact/'],
    ['input_5[]', ['plan.pdf', 'PDF1']],
    ['input_1', 'Größe'],
    ['input_6', ['photo.jpg', 'JPG1']],
    ['input_5[]', ['part.pdf', 'PDF2']],
  ]);
  const file = (fieldId: number, name: string, content: string) => {
    return { formId: 7, clientKey: 'a visitor', fieldId, name, content };
  };
  expect(files).toEqual([file(5, 'plan.pdf', 'PDF1'), file(6, 'photo.jpg', 'JPG1'), file(5, 'part.pdf', 'PDF2')]);
  expect(form?.fileErrors).toEqual([]);
  const [page, text, ...uploads] = form?.inputs ?? [];
  expect([page, text]).toEqual([
    ['hw_page', '/contact/'],
    ['input_1', 'Größe'],
  ]);
  const uploaded = (name: string) => JSON.stringify({ name, size: 4, upload: `upload-${name}` });
  expect(uploads.map(([, value]) => value)).toEqual(['plan.pdf', 'photo.jpg', 'part.pdf'].map(uploaded));
  // Only files of the same field have the same name.
  const [plan, photo, part] = uploads.map(([name]) => name);
  expect([plan === part, plan === photo]).toEqual([true, false]);
});

test('a refused file is an error of its own field only', async () => {
  const { form } = await send([
    ['input_5', ['refused', 'x']],
    ['input_6', ['plan.pdf', 'x']],
  ]);
  expect(form?.fileErrors).toEqual([{ id: 5, message: 'Too large.' }]);
  expect(form?.inputs).toHaveLength(1);
});

test.each(['input_0', 'input_01', 'input_5[0]', 'input_5[][]', 'xinput_5', 'input_5x', 'input_1234567890', 'input_'])(
  'a file in an input named %s is dropped because it belongs to no field',
  async (name) => {
    const { form, files } = await send([[name, ['plan.pdf', 'x']]]);
    expect([form, files]).toEqual([{ inputs: [], fileErrors: [] }, []]);
  },
);

test('a field may have an ID of nine digits, and an input no chosen file; a file that cannot be stored ends the form', async () => {
  expect((await send([['input_123456789', ['plan.pdf', 'x']]])).files).toMatchObject([{ fieldId: 123_456_789 }]);
  expect(await send([['input_5', ['', '']]])).toEqual({ form: { inputs: [], fileErrors: [] }, files: [] });
  expect((await send([['input_5', ['broken', 'x']]])).form).toBeUndefined();
});

// Names count, and bytes, not letters.
test.each([
  ['as large as allowed', ['a'.repeat(99)], true],
  ['as large as allowed, with an umlaut', [`ü${'a'.repeat(97)}`], true],
  ['as large as allowed in two inputs', ['a'.repeat(49), 'a'.repeat(49)], true],
  ['a byte larger', ['a'.repeat(100)], false],
  ['a byte larger, with an umlaut', [`ü${'a'.repeat(98)}`], false],
  ['a byte larger in two inputs', ['a'.repeat(49), 'a'.repeat(50)], false],
])('a form that is %s is read whole or not at all', async (_what, values, isRead) => {
  const { form } = await send(values.map((value, index) => ['xy'.charAt(index), value] as const));
  expect(form?.inputs.length).toBe(isRead ? values.length : undefined);
});

test('a form has at most as many inputs as allowed', async () => {
  const inputs = (count: number) => Array.from({ length: count }, () => ['x', ''] as const);
  expect((await send(inputs(9))).form?.inputs).toHaveLength(9);
  expect((await send(inputs(10))).form).toBeUndefined();
});

test('a form has at most a hundred files', async () => {
  const files = (count: number) => Array.from({ length: count }, () => ['input_5', ['plan.pdf', 'x']] as const);
  expect((await send(files(100))).files).toHaveLength(100);
  expect((await send(files(101))).form).toBeUndefined();
});

test.each([
  ['breaks off', 'Content-Length: 500', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
  ['ends before its last part', 'Content-Length: 48', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
])('a form that %s is not read', async (_what, length, body) => {
  const { port, form } = await startReader();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n${body}`,
  );
  socket.end();
  expect(await form).toBeUndefined();
});
