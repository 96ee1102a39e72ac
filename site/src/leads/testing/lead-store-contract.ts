import { describe, expect, onTestFinished, test } from 'vitest';
import { aField, aForm } from '../../forms/testing/build-form.ts';
import { savedFormLimits } from '../../saved-forms/saved-form-store.ts';
import { leadStates } from '../lead.ts';
import { ALARM_CLAIM_MS } from '../lead-store.ts';
import { testHandOvers } from './hand-over-contract.ts';
import { testOutbox } from './outbox-contract.ts';
import { aLead, aLeadWithFiles, type CreateStore } from './store-under-test.ts';

/** Makes room for a thousandth of the bytes of saved forms until the test ends, which are quicker to write. */
function smallRoom() {
  const { mostBytes, bytesPerVisitor } = savedFormLimits;
  onTestFinished(() => void Object.assign(savedFormLimits, { mostBytes, bytesPerVisitor }));
  return Object.assign(savedFormLimits, { mostBytes: mostBytes / 1024, bytesPerVisitor: bytesPerVisitor / 1024 });
}

/** What a store of every engine does. @param engine for the titles */
export function testLeadStore(engine: string, create: CreateStore): void {
  testOutbox(engine, create);

  /** A store with one lead in each state, whose key it is. */
  async function withAllStates() {
    const under = await create();
    const store = under.open();
    const outbox = store.outbox({ owner: 'site' });
    for (const state of leadStates) {
      await outbox.add(aLeadWithFiles(state, `file of ${state}`), 'accepted');
      await under.setState(state, state);
      await under.wait(1);
    }
    return { ...under, ...store, leads: outbox };
  }

  describe(`the lead archive in ${engine}`, () => {
    test('lists the newest leads first, page by page, and finds one by the beginning of its key', async () => {
      const { archive } = await withAllStates();
      expect((await archive.list([], 99)).map(({ key }) => key)).toEqual([...leadStates].reverse());
      expect((await archive.list(['spam', 'dead', 'done'], 2)).map(({ key }) => key)).toEqual(['done', 'dead']);
      expect((await archive.list(['spam', 'dead', 'done'], 2, 2)).map(({ key }) => key)).toEqual(['spam']);
      expect([await archive.count([]), await archive.count(['spam', 'dead', 'done'])]).toEqual([leadStates.length, 3]);
      expect((await archive.find('de')).map(({ key }) => key).sort()).toEqual(['dead', 'delivered', 'delivering']);
      expect(await archive.find('%')).toEqual([]);
    });

    test('queues every lead again that the CMS does not have, nor is just getting', async () => {
      const { archive, leads } = await withAllStates();
      expect(await archive.retry([...leadStates, 'nobody'])).toBe(leadStates.length - 2);
      expect((await leads.summary()).leads).toMatchObject({
        accepted: leadStates.length - 2,
        delivering: 1,
        delivered: 1,
      });
    });

    test('closes leads that wait for a person, and no others', async () => {
      const { archive, leads } = await withAllStates();
      expect(await archive.close(leadStates)).toBe(4);
      expect((await leads.summary()).leads).toMatchObject({ done: 5, accepted: 1, delivered: 1 });
    });

    test('finds leads by a text in them, and erases all but those in delivery', async () => {
      const { archive, leads } = await withAllStates();
      expect(await archive.mentioning('aDa')).toHaveLength(leadStates.length);
      expect(await archive.mentioning('grace')).toEqual([]);
      const others = leadStates.filter((state) => state !== 'delivering').sort();
      expect((await archive.erase(leadStates)).sort()).toEqual(others);
      expect(await leads.find('delivering')).toBeDefined();
      expect(await leads.find('delivered')).toBeUndefined();
    });

    test('deletes finished leads by their age', async () => {
      const { open, wait } = await create();
      const store = open();
      const leads = store.outbox({ owner: 'site' });
      for (const key of ['old', 'new', 'dead', 'refused', 'closed']) await leads.add(aLead(key), 'delivering');
      for (const key of ['dead', 'closed']) await leads.finish(key, { state: 'dead', lastError: 'waits for a person' });
      await store.archive.close(['closed']);
      await leads.finish('refused', { state: 'refused', lastError: 'why' });
      await leads.finish('old', { state: 'delivered', entryId: 1, answer: 'null' });
      await wait(1_000);
      await leads.finish('new', { state: 'delivered', entryId: 2, answer: 'null' });
      await wait(1_000);
      expect(await store.archive.removeFinished(1_500)).toBe(3);
      expect((await store.archive.list([], 9)).map(({ key }) => key).sort()).toEqual(['dead', 'new']);
    });
  });

  testHandOvers(engine, create);

  describe(`claims of files in ${engine}`, () => {
    test('a file belongs to a lead until the lead no longer needs it', async () => {
      const { claims } = await withAllStates();
      const found: string[] = [];
      await claims.withUnclaimed([...leadStates.map((state) => `file of ${state}`), 'another'], async (unclaimed) => {
        found.push(...unclaimed);
      });
      const free = ['delivered', 'done', 'refused'].map((state) => `file of ${state}`);
      expect(found.sort()).toEqual(['another', ...free]);
    });

    test('no lead is accepted with a file while a sweep deletes it, in any process', async () => {
      const { open } = await create();
      const files = new Set(['a file']);
      const outbox = open().outbox({ owner: 'site', hasFile: async (upload) => files.has(upload) });
      const [begun, mayDelete] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const sweep = open().claims.withUnclaimed(['a file'], async ([unclaimed = '']) => {
        begun.resolve();
        await mayDelete.promise;
        files.delete(unclaimed);
      });
      await begun.promise;
      // Busy or waiting, by the engine; stored it is not.
      const added = outbox.add(aLeadWithFiles('a', 'a file'), 'accepted').then(
        () => 'stored',
        () => 'refused',
      );
      mayDelete.resolve();
      await sweep;
      expect(await added).toBe('refused');
      expect(await outbox.find('a')).toBeUndefined();
    });
  });

  describe(`what is stored beside the leads in ${engine}`, () => {
    test('definitions by form and shape, the last one of each', async () => {
      const { open } = await create();
      const { definitions } = open();
      const form = { ...aForm([aField('TEXT', 1)]), title: 'a \0 title' };
      await definitions.write(form, 'shape');
      await definitions.write({ ...form, version: 'second' }, 'shape');
      expect(await open().definitions.read(form.databaseId, 'shape')).toEqual({ ...form, version: 'second' });
      expect(await definitions.read(form.databaseId, 'another')).toBeUndefined();
      expect(await definitions.all()).toHaveLength(1);
    });

    test('facts about a CMS, each by itself', async () => {
      const { open } = await create();
      const { cmsFacts } = open();
      const nothing = { honorsKeys: undefined, takesFiles: undefined };
      expect(await cmsFacts.read('https://cms.example')).toEqual(nothing);
      await cmsFacts.write('https://cms.example', { takesFiles: true });
      expect(await cmsFacts.read('https://cms.example')).toEqual({ honorsKeys: undefined, takesFiles: true });
      await cmsFacts.write('https://cms.example', { honorsKeys: false });
      expect(await cmsFacts.read('https://cms.example')).toEqual({ honorsKeys: false, takesFiles: true });
      await cmsFacts.write('https://cms.example', { honorsKeys: true });
      expect(await open().cmsFacts.read('https://cms.example')).toEqual({ honorsKeys: true, takesFiles: true });
      expect(await cmsFacts.read('https://other.example')).toEqual(nothing);
    });

    test('saved forms, with their files until they were sent or are too old', async () => {
      const { open } = await create();
      const [{ savedForms }, other] = [open(), open().savedForms];
      const form = { hash: 'a', formId: 1, sealed: new Uint8Array([0, 255]), uploads: ['one', 'two'], expiresAt: 100 };
      // What a caller has more of does not reach the statement.
      const found = { ...form, isSent: false };
      await savedForms.put(found, 'ada');
      const { sealed, ...stored } = (await other.find('a')) ?? {};
      expect([stored, [...(sealed ?? [])]]).toEqual([
        { hash: 'a', formId: 1, uploads: ['one', 'two'], expiresAt: 100, isSent: false },
        [0, 255],
      ]);
      expect(await other.unclaimed(['one', 'three'])).toEqual(['three']);
      await other.put({ ...form, uploads: ['two'] }, 'ada');
      expect(await savedForms.unclaimed(['one', 'two'])).toEqual(['one']);
      await savedForms.put({ ...form, hash: 'b', uploads: ['four'] }, 'ada');
      await savedForms.finish('a');
      expect(await other.find('a')).toMatchObject({ sealed: null, uploads: [], isSent: true });
      await expect(other.put(form, 'ada')).rejects.toMatchObject({ name: 'SavedFormsUnavailableError' });
      await other.sweep(100);
      expect(await savedForms.find('b')).toMatchObject({ sealed: null, isSent: false });
      expect(await savedForms.unclaimed(['two', 'four'])).toEqual(['two', 'four']);
      await other.sweep(100 + savedFormLimits.traceMs);
      expect(await savedForms.find('b')).toBeUndefined();
    });

    test('no more of one visitor than a share once half of the room is in use, until that is sent or too old', async () => {
      const { open } = await create();
      const { savedForms } = open();
      const { mostBytes, bytesPerVisitor } = smallRoom();
      const put = (hash: string, bytes: number, visitor: string) =>
        savedForms.put({ hash, formId: 1, sealed: new Uint8Array(bytes), uploads: [], expiresAt: 100 }, visitor);
      const refused = { name: 'SavedFormsUnavailableError' };
      for (const part of [1, 2, 3, 4, 5, 6, 7, 8]) await put(`flood ${part}`, mostBytes / 16, 'flooder');
      await expect(put('more', 1, 'flooder')).rejects.toMatchObject(refused);
      await put('ada', bytesPerVisitor, 'ada');
      await put('ada', bytesPerVisitor, 'ada');
      await expect(put('more', 1, 'ada')).rejects.toMatchObject(refused);
      await savedForms.finish('ada');
      await put('more', 1, 'ada');
      await savedForms.sweep(100);
      await put('more', 1, 'flooder');
    });

    test('mails about saved forms, which are counted by recipient and by form', async () => {
      const { open } = await create();
      const [one, other] = [open().savedForms, open().savedForms];
      const counts = await Promise.all([1, 2, 3, 4].map(() => one.countMail('a', 'ada', 1_000)));
      expect(counts.filter(Boolean)).toHaveLength(savedFormLimits.mailsPerRecipientAndDay);
      expect(await other.countMail('b', 'ada', 1_001)).toBe(false);
      const byForm = await Promise.all([1, 2, 3].map((number) => other.countMail('a', `${number}`, 1_000)));
      expect(byForm.filter(Boolean)).toHaveLength(savedFormLimits.mailsPerForm - counts.filter(Boolean).length);
      expect(await one.countMail('b', 'ada', 1_000 + 24 * 3_600_000)).toBe(true);
    });

    test('alarms, which one process sends once, and again after they were over', async () => {
      const { open, wait } = await create();
      const [one, other] = [open().alarms, open().alarms];
      expect([await one.claim('dead'), await other.claim('dead'), await one.claim('spam')]).toEqual([
        true,
        false,
        true,
      ]);
      await one.sent('dead');
      await wait(ALARM_CLAIM_MS);
      expect([await other.claim('dead'), await other.claim('spam')]).toEqual([false, true]);
      await other.keepOnly(['spam']);
      expect([await one.claim('dead'), await one.claim('spam')]).toEqual([true, false]);
      await one.keepOnly([]);
      expect(await other.claim('spam')).toBe(true);
    });
  });
}
