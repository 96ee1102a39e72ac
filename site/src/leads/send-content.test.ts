import { randomUUID } from 'node:crypto';
import { ownHeaders } from '@headwater/contract/http/headers.ts';
import { expect, test } from 'vitest';
import type { SentFile } from '../cms-client/multipart-request.ts';
import { memoryUploadStore } from '../uploads/testing/memory-upload-store.ts';
import type { FileWay } from './file-support.ts';
import type { LeadFile } from './lead.ts';
import { createSendContent, type SendContentOptions } from './send-content.ts';
import { aLead } from './testing/store-under-test.ts';

interface Sent {
  variables?: { input: Record<'id' | 'clientMutationId' | 'fieldValues' | 'entryMeta', unknown> } | undefined;
  submission?: unknown;
  headers?: Record<string, string> | undefined;
  files: readonly SentFile[];
}

const restKeys = { key: 'ck', secret: 'cs' };

/** Files in a store, and what the CMS is sent for a lead with them. */
async function start(way: FileWay) {
  const { store } = memoryUploadStore();
  const sent: Sent[] = [];
  const client: SendContentOptions['client'] = {
    async submit(_document, variables, { files = [], headers } = {}) {
      // Any operation's, as far as the client knows.
      sent.push({ variables: variables as Sent['variables'], files, headers });
      // As the CMS responds to `SubmitForm`.
      const data = { submitGfForm: { confirmation: null, entry: { databaseId: 7 }, errors: null } };
      // The result of this one document, which the client does not know by its type.
      return { data, errors: [] } as never;
    },
    async submitRest(submission, keys, { headers } = {}) {
      expect(keys).toBe(restKeys);
      sent.push({ submission, headers, files: submission.files });
      return { status: 200, body: { is_valid: true, entry_id: 7 }, honorsKeys: true };
    },
  };
  const send = createSendContent({ client, support: { way: () => way }, uploads: store, restKeys });

  /** Stores a file of a field; only `arrived` of its bytes when given. */
  async function put(name: string, text: string, parts: Partial<LeadFile> = {}): Promise<LeadFile> {
    const arrived = await store.receive(
      (async function* () {
        yield Buffer.from(text);
      })(),
    );
    const upload = randomUUID();
    await arrived.save(upload, { form: '1', field: '5', name, visitor: '' });
    return { fieldId: 5, upload, name, size: text.length, isMultiple: true, ...parts };
  }

  return {
    ...{ store, sent, put },
    async send(files: LeadFile[]) {
      const { content, ...lead } = aLead('a-key');
      const inputs: [string, string][] = [['input_1', 'Ada']];
      const own = { ...content, values: [{ id: 1, value: 'Ada' }], ...(files.length > 0 && { files, inputs }) };
      const claimed = { ...lead, content: own, attempts: 1, acceptedAt: 0, waitsSince: 0, sent: null };
      return send(claimed, { headers: { 'x-own': '1' } });
    },
  };
}

async function contents(files: readonly SentFile[]) {
  return Promise.all(files.map(async ({ path, name, blob }) => [path, name, await blob.text()]));
}

test('through GraphQL, each file has the place of a null in the values, by the name that WordPress would give it', async () => {
  const { put, send, sent } = await start('graphql');
  const files = [
    await put('my plan.pdf', 'one', { fieldId: 5 }),
    await put('sketch.pdf', 'two', { fieldId: 6, isMultiple: false }),
    await put('plan.pdf', 'three', { fieldId: 5 }),
  ];
  expect(await send(files)).toMatchObject({ kind: 'accepted', entryId: 7 });
  const [{ variables, headers, files: parts = [] } = { files: [] }] = sent;
  expect(variables?.input).toMatchObject({
    ...{ id: '1', clientMutationId: 'a-key', entryMeta: { ip: '', sourceUrl: '', userAgent: '' } },
    fieldValues: [
      { id: 1, value: 'Ada' },
      { id: 5, fileUploadValues: [null, null] },
      { id: 6, fileUploadValues: [null] },
    ],
  });
  expect(await contents(parts)).toEqual([
    ['input.fieldValues.1.fileUploadValues.0', 'my-plan.pdf', 'one'],
    ['input.fieldValues.1.fileUploadValues.1', 'plan.pdf', 'three'],
    ['input.fieldValues.2.fileUploadValues.0', 'sketch.pdf', 'two'],
  ]);
  expect(headers).toEqual({ 'x-own': '1' });
});

test("through GraphQL, a post's picture has its texts beside it", async () => {
  const { put, send, sent } = await start('graphql');
  const imageTexts = { title: 'Our hall', altText: 'A hall' };
  await send([await put('hall.png', 'picture', { isMultiple: false, isPicture: true, imageTexts })]);
  expect(sent[0]?.variables?.input.fieldValues).toContainEqual({ id: 5, imageValues: { ...imageTexts, image: null } });
  expect(sent[0]?.files[0]?.path).toBe('input.fieldValues.1.imageValues.image');
});

test('through REST, files are inputs under the names that visitors gave them', async () => {
  const { put, send, sent } = await start('rest');
  const files = [await put('my plan.pdf', 'one'), await put('sketch.pdf', 'two', { fieldId: 6, isMultiple: false })];
  expect(await send(files)).toMatchObject({ kind: 'accepted', entryId: 7 });
  const [{ submission, files: parts = [] } = { files: [] }] = sent;
  expect(submission).toMatchObject({ formId: 1, idempotencyKey: 'a-key', inputs: [['input_1', 'Ada']] });
  expect(await contents(parts)).toEqual([
    ['input_5[]', 'my plan.pdf', 'one'],
    ['input_6', 'sketch.pdf', 'two'],
  ]);
});

test('through REST, a header says where the lead is from', async () => {
  const { put, send, sent } = await start('rest');
  await send([await put('my plan.pdf', 'one')]);
  const [{ headers } = {}] = sent;
  const { [ownHeaders.entryMeta]: entryMeta = '', ...others } = headers ?? {};
  expect(JSON.parse(decodeURIComponent(entryMeta))).toEqual({ ip: '', sourceUrl: '', userAgent: '' });
  expect(others).toEqual({ 'x-own': '1' });
});

test.each(['rest', 'none'] as const)('with the way "%s", a lead without files is sent through GraphQL', async (way) => {
  const { send, sent } = await start(way);
  expect(await send([])).toMatchObject({ kind: 'accepted' });
  expect(sent).toMatchObject([{ variables: { input: { fieldValues: [{ id: 1, value: 'Ada' }] } }, files: [] }]);
});

test('a lead with files tells the operator what to do instead of being sent to a CMS that takes none', async () => {
  const { put, send, sent } = await start('none');
  const outcome = await send([await put('plan.pdf', 'one')]);
  expect(outcome).toMatchObject({ kind: 'unmendable', state: 'dead', reason: expect.stringContaining('GF_REST_KEY') });
  expect(sent).toEqual([]);
});

test('a lead whose files are not whole on the disk says how many are missing instead of being sent', async () => {
  const { store, put, send, sent } = await start('graphql');
  const [whole, gone] = [await put('plan.pdf', 'one'), await put('gone.pdf', 'two')];
  await store.remove(gone.upload);
  const lost = { kind: 'unmendable', state: 'dead', reason: '1 of its files are not stored' };
  expect(await send([whole, gone])).toEqual(lost);
  expect(sent).toEqual([]);
});

test('a file that is deleted while the lead is sent fails the attempt: a later one finds out why', async () => {
  const { put } = await start('graphql');
  const file = await put('plan.pdf', 'one');
  const { store } = memoryUploadStore();
  const found = { id: file.upload, formId: 1, fieldId: 5, name: file.name, size: 3, isComplete: true, visitor: '' };
  const send = createSendContent({
    client: {
      submit: () => Promise.reject(new Error('unexpected')),
      submitRest: () => Promise.reject(new Error('unexpected')),
    },
    support: { way: () => 'graphql' },
    uploads: { find: async () => found, read: store.read },
    restKeys,
  });
  const { content, ...lead } = aLead('a-key');
  const claimed = {
    ...lead,
    content: { ...content, files: [file] },
    attempts: 1,
    acceptedAt: 0,
    waitsSince: 0,
    sent: null,
  };
  await expect(send(claimed, {})).rejects.toThrow('a file of a lead was deleted while the lead was sent');
});
