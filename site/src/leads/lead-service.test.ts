import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCmsClient } from '../cms-client/cms-client.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { makeFormToken, readFormToken } from '../forms/server/form-token.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { openSavedForms } from '../saved-forms/saved-forms.ts';
import type { Observe } from '../telemetry/observe.ts';
import { memoryUploadStore } from '../uploads/testing/memory-upload-store.ts';
import { openLeadService } from './lead-service.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { type StandInCms, sendJson, startStandInCms } from './testing/stand-in-cms.ts';
import { aLead } from './testing/store-under-test.ts';

type Options = Parameters<typeof openLeadService>[0];

const soon = { timeout: 20_000, interval: 10 };
const ada: FieldValue[] = [
  { id: 1, value: 'Ada' },
  { id: 2, emailValues: { value: 'ada@example.com' } },
];

interface Place {
  cms?: StandInCms;
  /** A store of an earlier service. */
  store?: LeadStore;
  options?: Partial<Options>;
}

/** A service on the disk that delivers to a CMS over HTTP, until the end of the test. */
async function open({ cms, store: earlier, options }: Place = {}) {
  const { url: cmsUrl } = cms ?? (await startStandInCms());
  const store = earlier ?? openSqliteStore(await testFolder());
  const client = createCmsClient({ url: cmsUrl, method: 'GET', persistedQueries: false });
  const savedForms = openSavedForms({ store: store.savedForms, days: 30, onError: () => undefined });
  const logged: unknown[] = [];
  const service = await openLeadService({
    ...{ store, savedForms, client, cmsUrl, whenUnsure: 'hold', siteUrl: 'https://shop.example' },
    uploadStore: memoryUploadStore().store,
    // On a busy machine, the CMS takes long.
    ...{ cmsWaitMs: 20_000, responseTimeoutMs: 20_000 },
    log: (level, message, details) => void logged.push([level, message, details]),
    ...options,
  });
  onTestFinished(async () => {
    await service.stop();
    savedForms.stop();
    await store.close();
    await client.close();
  });
  const send = (key: string, formId = 1) =>
    service.submit(
      formId,
      {
        ...{ key, token: makeFormToken(formId, 'any', 3_600_000, Date.now() - 30_000), trap: '', captcha: '' },
        ...{
          isUpdate: false,
          save: undefined,
          saved: undefined,
          page: '/contact/',
          valuesFor: () => ({ values: ada }),
        },
      },
      { address: '192.0.2.1', userAgent: 'Browser' },
    );
  return { ...service, store, logged, send };
}

test('the CMS has the lead when the visitor gets the response', async () => {
  const cms = await startStandInCms();
  const { send, summary } = await open({ cms });
  expect((await send('a-key')).response).toMatchObject({ status: 'sent', entryId: 1 });
  expect([...cms.entries.keys()]).toEqual(['a-key']);
  expect(cms.entries.get('a-key')?.entryMeta).toEqual({
    ...{ ip: '192.0.2.1', sourceUrl: 'https://shop.example/contact/', userAgent: 'Browser' },
  });
  await vi.waitFor(async () => expect((await summary()).leads.delivered).toBe(1), soon);
});

test('each attempt to deliver a lead is measured, with its outcome', async () => {
  const measured: unknown[] = [];
  const observe: Observe = async (work, run, endingOf) => {
    const result = await run({});
    measured.push([work, endingOf?.(result)]);
    return result;
  };
  const { send } = await open({ options: { observe } });
  await send('a-key');
  expect(measured).toEqual([[{ kind: 'delivery' }, { outcome: 'accepted' }]]);
});

test('what an earlier process left is delivered without a visitor', async () => {
  const cms = await startStandInCms();
  const store = openSqliteStore(await testFolder());
  await store.outbox({ owner: 'earlier' }).add(aLead('left'), 'accepted');
  const { summary, logged } = await open({ cms, store });
  await vi.waitFor(async () => expect((await summary()).leads.delivered).toBe(1), soon);
  expect(cms.sentKeys).toEqual(['left']);
  await vi.waitFor(() => expect(logged).toContainEqual(['info', 'a lead was delivered', expect.anything()]), soon);
});

test('a token is for the version of a form', async () => {
  const { token } = await open();
  const form = aForm([aField('TEXT', 1)]);
  expect(readFormToken(token(form).token)).toMatchObject({ formId: form.databaseId, version: form.version });
});

test('a token lives for a day', async () => {
  const { token } = await open();
  const issued = token(aForm([aField('TEXT', 1)]));
  const read = readFormToken(issued.token);
  expect((read?.expiresAt ?? 0) - (read?.issuedAt ?? 0)).toBe(24 * 3_600_000);
  expect(Date.parse(issued.expires)).toBe(read?.expiresAt);
});

test('forms of a page can be sent while the CMS is down', async () => {
  const cms = await startStandInCms();
  const store = openSqliteStore(await testFolder());
  const first = await open({ cms, store });
  await first.recordForms([]);
  await first.recordForms([{ ...aForm([aField('TEXT', 1)]), databaseId: 7, title: 'On a page' }]);
  await cms.close();
  const again = await open({ cms, store });
  expect((await again.form(7))?.title).toBe('On a page');
  await expect(again.form(8)).rejects.toThrow();
});

test('a page does not wait for a store that hangs', async () => {
  const store = openSqliteStore(await testFolder());
  const definitions = { ...store.definitions, write: () => new Promise<void>(() => undefined) };
  const { recordForms } = await open({ store: { ...store, definitions } });
  await recordForms([aForm([aField('TEXT', 1)])]);
});

const odd = { ...aForm([aField('TEXT', 1), aField('UNSUPPORTED', 2)]), databaseId: 7 };

test('forms with fields that the site does not support are listed', async () => {
  const { recordForms, unsupportedFields } = await open();
  await recordForms([odd, aForm([aField('TEXT', 1)])]);
  await recordForms([odd]);
  const [found, ...others] = unsupportedFields();
  expect([found?.formId, others]).toEqual([7, []]);
});

test('a form with fields that the site does not support is logged once', async () => {
  const { recordForms, unsupportedFields, logged } = await open();
  await recordForms([odd, aForm([aField('TEXT', 1)])]);
  await recordForms([odd]);
  const [found] = unsupportedFields();
  expect(logged).toEqual([['warn', 'a form has fields that the site does not support', { ...found }]]);
});

test('the site takes files only with keys for the REST API', async () => {
  expect((await open({ options: { restKeys: { key: 'ck', secret: 'cs' } } })).acceptsFiles()).toBe(true);
  expect((await open()).acceptsFiles()).toBe(false);
});

test('when the CMS starts to take files, the forms with a field for files are reported', async () => {
  const told: unknown[] = [];
  const takesFiles: Options['client']['mutate'] = async () =>
    // The one mutation that is sent has this field alone.
    ({ data: { __typename: 'RootMutation' }, errors: [] }) as never;
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  onTestFinished(() => client.close());
  const { recordForms, checkFileSupport, acceptsFiles } = await open({
    options: { client: { ...client, mutate: takesFiles }, onFileSupport: (ids) => void told.push(ids) },
  });
  await recordForms([
    { ...aForm([aField('TEXT', 1)]), databaseId: 7 },
    { ...aForm([aField('TEXT', 1), aField('FILEUPLOAD', 2)]), databaseId: 8 },
  ]);
  expect(acceptsFiles()).toBe(false);
  expect(await checkFileSupport()).toBe(true);
  expect(acceptsFiles()).toBe(true);
  await vi.waitFor(() => expect(told).toEqual([[8]]), soon);
});

test('forms accept files as soon as the CMS is known to take them', async () => {
  const cms = await startStandInCms();
  const files = {
    __typename: 'FileUploadField',
    databaseId: 5,
    type: 'FILEUPLOAD',
    label: 'Plan',
    visibility: 'VISIBLE',
  };
  cms.form = { ...cms.form, formFields: { nodes: [files] } };
  const client = createCmsClient({ url: cms.url, method: 'GET', persistedQueries: false });
  onTestFinished(() => client.close());
  const takesFiles: Options['client']['mutate'] = async () =>
    ({ data: { __typename: 'RootMutation' }, errors: [] }) as never;
  const { form, checkFileSupport } = await open({ cms, options: { client: { ...client, mutate: takesFiles } } });
  expect((await form(1))?.fields).toMatchObject([{ acceptsFiles: false }]);
  await checkFileSupport();
  expect((await form(1))?.fields).toMatchObject([{ acceptsFiles: true }]);
});

test.each([
  ['full, which is reported once', 'This form is no longer accepting new submissions.', [1], true],
  ['closed, which is reported each time', 'This form is not yet available.', [1, 1], false],
])('pages no longer show a form as open when the CMS calls it %s', async (_how, message, expected, isFull) => {
  const cms = await startStandInCms();
  cms.form = { ...cms.form, entryLimits: { hasLimit: true, limitReachedMessage: 'Full.' } };
  cms.respond = (_input, _req, res) => sendJson(res, { submitGfForm: null }, [{ message }]);
  const closed: number[] = [];
  const { send, fullForms } = await open({ cms, options: { onClosed: (id) => void closed.push(id) } });
  for (const key of ['a', 'b']) {
    expect((await send(key)).response).toMatchObject({ status: 'failed', code: 'form-closed' });
  }
  expect(closed).toEqual(expected);
  expect(fullForms.until(1) !== undefined).toBe(isFull);
});

test('a stopped service delivers nothing', async () => {
  const cms = await startStandInCms();
  const { stop, store, summary } = await open({ cms });
  await stop();
  await store.outbox({ owner: 'another' }).add(aLead('late'), 'accepted');
  await new Promise(setImmediate);
  expect((await summary()).leads.accepted).toBe(1);
  expect(cms.sentKeys).toEqual([]);
});
