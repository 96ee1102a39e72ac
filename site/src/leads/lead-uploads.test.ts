import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderUploadStore } from '../uploads/folder-upload-store.ts';
import { openLeadUploads } from './lead-uploads.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { aLeadWithFiles } from './testing/store-under-test.ts';

test('the file of a form that was sent twice stays, and takes room, until the CMS has both leads', async () => {
  const data = await testFolder();
  const store = openSqliteStore(data);
  const folder = join(data, 'lead-files');
  const uploads = await openLeadUploads({
    store: openFolderUploadStore(folder),
    claims: store.claims,
    savedForms: store.savedForms,
    limits: { inAll: 1_000_000, perVisitor: 1_000_000, freeBytes: async () => 2 ** 40 },
    form: async () => undefined,
    log: () => undefined,
  });
  onTestFinished(async () => {
    uploads.stop();
    await store.close();
  });
  const upload = randomUUID();
  writeFileSync(join(folder, upload), 'plan');
  const metadata = { form: '1', field: '5', name: 'plan.pdf', visitor: 'ada' };
  writeFileSync(join(folder, `${upload}.json`), JSON.stringify({ size: 4, metadata }));
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
