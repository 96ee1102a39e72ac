import { Readable } from 'node:stream';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { openFolderUploadStore } from './folder-upload-store.ts';
import { createReceivePlainFile } from './receive-plain-file.ts';
import { createUploadRules } from './receive-upload.ts';
import { storeFile } from './testing/upload-store-contract.ts';
import { openUploadBudget } from './upload-budget.ts';
import type { UploadStore } from './upload-store.ts';

const form = aForm([aField('FILEUPLOAD', 5, { acceptsFiles: true })]);
const MB = 1024 * 1024;

/** When the CMS gets the lead of a file, which deletes the file: within which step of checking it. */
type Step = 'find' | 'read' | 'look' | 'sync';

/** A store on the disk that deletes each file once, at a step. */
function deletesAt(store: UploadStore, step: Step): UploadStore {
  let isDue = true;
  const arrive = async (at: Step, id: string) => {
    if (at !== step || !isDue) return;
    isDue = false;
    await store.remove(id);
  };
  return {
    ...store,
    // Its getter makes the store of pieces, which these tests do not need.
    pieces: undefined as never,
    async find(id) {
      await arrive('find', id);
      return store.find(id);
    },
    async read(id) {
      await arrive('read', id);
      const bytes = await store.read(id);
      await arrive('look', id);
      return bytes;
    },
    async sync(id) {
      await arrive('sync', id);
      return store.sync(id);
    },
  };
}

async function start(step: Step) {
  const disk = openFolderUploadStore(await testFolder());
  const store = deletesAt(disk, step);
  const budget = await openUploadBudget({ store: disk, inAll: MB, perVisitor: MB });
  const rules = createUploadRules({ store, budget, form: async () => form });
  return { disk, budget, rules, receive: createReceivePlainFile({ store, rules, budget }) };
}

const steps: Step[] = ['find', 'read', 'look', 'sync'];

test.each(steps)(
  'a file that is deleted while it is checked is unknown, not an error of the site: %s',
  async (step) => {
    const { disk, rules } = await start(step);
    expect(await rules.finish(await storeFile(disk, Buffer.from('a plan')))).toMatchObject({ status: 404 });
  },
);

test('a file that is there and cannot be saved is an error of the site', async () => {
  const disk = openFolderUploadStore(await testFolder());
  const failing = { ...disk, pieces: undefined as never, sync: () => Promise.reject(new Error('the disk fails')) };
  const budget = await openUploadBudget({ store: disk, inAll: MB, perVisitor: MB });
  const rules = createUploadRules({ store: failing, budget, form: async () => form });
  const id = await storeFile(disk, Buffer.from('a plan'));
  await expect(rules.finish(id)).rejects.toThrow('the disk fails');
});

test.each<Step>(['read', 'look', 'sync'])(
  'a form that is sent again while its first copy is delivered has the same file, not a refused one: %s',
  async (step) => {
    const { disk, budget, receive } = await start(step);
    const file = { formId: form.databaseId, fieldId: 5, name: 'plan.pdf', clientKey: '192.0.2.1' };
    const outcome = await receive(file, Readable.from([Buffer.from('a plan')]));
    expect(outcome).toEqual({ name: 'plan.pdf', size: 6, upload: expect.any(String) });
    expect(await disk.find('upload' in outcome ? outcome.upload : '')).toBeUndefined();
    expect(budget.used()).toBe(0);
    // Once more, and nothing deletes it.
    expect(await receive(file, Readable.from([Buffer.from('a plan')]))).toEqual(outcome);
    expect(await disk.find('upload' in outcome ? outcome.upload : '')).toMatchObject({ isComplete: true });
  },
);
