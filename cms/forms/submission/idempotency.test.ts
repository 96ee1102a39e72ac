import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCms } from '../../create-cms.ts';
import { nodeServer } from '../../http/node-server.ts';
import { type SubmitResult, startFormCms, submit, submitBody } from '../../testing/form-cms.ts';
import { smallContent } from '../../testing/small-content.ts';
import type { SubmitInput } from './submit-form.ts';

// Each test starts a CMS of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const form: (typeof smallContent)['forms'][number] = {
  id: 1,
  title: 'Question',
  fields: [
    { type: 'TEXT', id: 1, label: 'Name' },
    { type: 'CAPTCHA', id: 2 },
  ],
  confirmations: [
    { type: 'MESSAGE', id: 'd', name: 'Default', isDefault: true, message: 'Entry {entry_id}, {Name:1}.' },
  ],
};

function question(key: string, value = 'Ada'): SubmitInput {
  return { id: '1', fieldValues: [{ id: 1, value }], clientMutationId: key };
}

function payload(result: SubmitResult) {
  return result.data?.submitGfForm;
}

test('the same key with other values is an error without an entry', async () => {
  const cms = await startFormCms([form]);
  await submit(cms, question('key-1'));
  const result = await submit(cms, question('key-1', 'Grace'));
  expect(result.data).toEqual({ submitGfForm: null });
  expect(result.errors?.[0]?.message).toMatch(/"key-1" was used before/);
  expect(cms.forms.entries.count({})).toBe(1);
});

test('the same values with another key or none create another entry', async () => {
  const cms = await startFormCms([form]);
  for (const key of ['', '', 'key-1', 'key-2']) await submit(cms, question(key));
  expect(cms.forms.entries.count({})).toBe(4);
});

test('a rejected submission does not use up its key', async () => {
  const cms = await startFormCms([{ ...form, fields: [{ type: 'TEXT', id: 1, isRequired: true }] }]);
  expect(payload(await submit(cms, question('key-1', '')))?.errors).toHaveLength(1);
  expect(payload(await submit(cms, question('key-1')))?.entry).toEqual({ databaseId: 1 });
});

test('accepts a known key even if the form has closed since', async () => {
  let clock = Date.UTC(2026, 0, 1);
  const cms = await startFormCms([{ ...form, schedule: { end: '2026-01-02T00:00' } }], { now: () => clock });
  const first = await submit(cms, question('key-1'));
  clock = Date.UTC(2026, 0, 3);
  expect(await submit(cms, question('key-1'))).toEqual(first);
  expect((await submit(cms, question('key-2'))).errors).toHaveLength(1);
});

test('thirty concurrent posts of one key, over HTTP and to two CMSs on the same folder, create one entry', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const posts = [await openCms(folder), await openCms(folder)];
  const send = (_: unknown, index: number): Promise<SubmitResult> =>
    posts[index % 2]?.(submitBody(question('key-1'))) ?? never();
  const results = await Promise.all(Array.from({ length: 30 }, send));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(payload(results[0] ?? {})?.confirmation?.message).toContain('Entry 1, Ada.');
  expect((await readdir(join(folder))).filter((file) => file === 'entries.sqlite')).toHaveLength(1);
  expect(payload(await (posts[0]?.(submitBody(question('key-2'))) ?? never()))?.entry).toEqual({ databaseId: 2 });
});

function never(): never {
  throw new Error('both CMSs are running');
}

/** Starts a CMS on a folder and returns a function that posts to it. */
async function openCms(folder: string): Promise<(body: string) => Promise<SubmitResult>> {
  const content = { ...smallContent, forms: [form] };
  const cms = await createCms({
    folder,
    startingContent: content,
    baseUrl: 'http://cms.test',
    siteUrl: 'http://site.test',
  });
  const server = nodeServer(cms.fetch, (error) => {
    throw error;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    cms.close();
  });
  const { port } = server.address() as AddressInfo;
  return (body) => post(port, body);
}

async function post(port: number, body: string): Promise<SubmitResult> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
  return (await response.json()) as SubmitResult;
}

test('a CMS killed right after its response still knows the key and the entry', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const visit: SubmitInput = {
    id: '1',
    clientMutationId: 'key-1',
    fieldValues: [
      { id: 1, nameValues: { first: 'Ada', last: 'Lovelace' } },
      { id: 3, value: 'USA' },
      { id: 4, emailValues: { value: 'ada@example.com' } },
      { id: 6, value: 'sales' },
      { id: 9, value: 'Which pump?' },
      { id: 10, value: '1' },
    ],
  };
  const first = await start(folder);
  const result = await post(first.port, submitBody(visit));
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(payload(result)?.entry).toEqual({ databaseId: 1 });

  const second = await start(folder);
  expect(await post(second.port, submitBody(visit))).toEqual(result);
  expect(payload(await post(second.port, submitBody({ ...visit, clientMutationId: 'key-2' })))?.entry).toEqual({
    databaseId: 2,
  });
});

async function start(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  const program = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const CMS_CATALOGUE = fileURLToPath(new URL('../../../e2e/starting-content/starting-content.ts', import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const variables = { DATA_DIR: folder, CMS_PORT: String(port), CMS_CATALOGUE, LOG_LEVEL: 'info' };
  const env = { PATH, NODE_COMPILE_CACHE, ...variables };
  const child = spawn(process.execPath, [program], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  while (!output.includes('answers at')) await once(child.stdout, 'data');
  return { child, port };
}
