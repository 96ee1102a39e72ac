import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderUploadStore } from '../uploads/folder-upload-store.ts';
import type { UploadClaims } from './lead-store.ts';
import { openLeadUploads } from './lead-uploads.ts';
import { OutboxUnavailableError } from './outbox.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { aLeadWithFiles } from './testing/store-under-test.ts';

/** Files of leads in a folder, and a store whose claims can fail. */
async function uploadsOf(data: string, claims?: UploadClaims) {
  const store = openSqliteStore(data);
  const folder = join(data, 'lead-files');
  const logged: string[] = [];
  const uploads = await openLeadUploads({
    store: openFolderUploadStore(folder),
    claims: claims ?? store.claims,
    savedForms: store.savedForms,
    limits: { inAll: 1_000_000, perVisitor: 1_000_000, freeBytes: async () => 2 ** 40 },
    form: async () => undefined,
    log: (level, message) => void logged.push(`${level}: ${message}`),
  });
  onTestFinished(async () => {
    uploads.stop();
    await store.close();
  });
  const put = () => {
    const upload = randomUUID();
    writeFileSync(join(folder, upload), 'plan');
    const metadata = { form: '1', field: '5', name: 'plan.pdf', visitor: 'ada' };
    writeFileSync(join(folder, `${upload}.json`), JSON.stringify({ size: 4, metadata }));
    return upload;
  };
  return { uploads, store, folder, logged, put };
}

const failing: UploadClaims = {
  withUnclaimed: () => Promise.reject(new OutboxUnavailableError('it is locked', true)),
};

test('a delivery logs files that cannot be deleted as a warning', async () => {
  const { uploads, put, folder, logged } = await uploadsOf(await testFolder(), failing);
  await uploads.sweep();
  logged.length = 0;
  const { content } = aLeadWithFiles('a', put());
  await uploads.discard(content);
  expect(logged).toEqual([expect.stringMatching(/^warn: .*a sweep will/)]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a sweep logs files that cannot be deleted as an error', async () => {
  const { uploads, put, folder, logged } = await uploadsOf(await testFolder(), failing);
  await uploads.sweep();
  logged.length = 0;
  put();
  await uploads.sweep(() => Date.now() + 25 * 3_600_000);
  expect(logged).toEqual([expect.stringMatching(/^error: .*the next sweep tries again/)]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a lead without files is discarded without a look for files', async () => {
  const { uploads, logged } = await uploadsOf(await testFolder(), { withUnclaimed: () => expect.fail('called') });
  const { files: _files, ...content } = aLeadWithFiles('a').content;
  await uploads.discard(content);
  expect(logged).toEqual([]);
});

test('the file of a form that was sent twice stays until the CMS has both leads', async () => {
  const { uploads, store, folder, put } = await uploadsOf(await testFolder());
  const upload = put();
  // Also the sweep that every start begins with has ended then.
  await uploads.sweep();
  expect(uploads.budget.used()).toBeGreaterThan(0);
  const outbox = store.outbox({ owner: 'site' });
  const leads = ['first', 'second'].map((key) => aLeadWithFiles(key, upload));
  for (const lead of leads) await outbox.add(lead, 'delivering');
  const left: [files: number, hasRoomBack: boolean][] = [];
  for (const { key, content } of leads) {
    await outbox.finish(key, { state: 'delivered', entryId: 1, answer: 'null' });
    await uploads.discard(content);
    left.push([readdirSync(folder).length, uploads.budget.used() === 0]);
  }
  expect(left).toEqual([
    [2, false],
    [0, true],
  ]);
});
