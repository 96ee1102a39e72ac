import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../lead-store.ts';
import { FilesGoneError, LEASE_MS, LeaseLostError } from '../outbox.ts';
import { aLead, aLeadWithFiles, type CreateStore } from './store-under-test.ts';

/** What the outbox of every engine does. @param engine for the titles */
export function testOutbox(engine: string, create: CreateStore): void {
  /** Outboxes of processes with these names. */
  async function outboxes<Owner extends string>(...owners: Owner[]) {
    const store = await create();
    // The type of Object.fromEntries loses the names.
    const opened = Object.fromEntries(owners.map((owner) => [owner, store.open().outbox({ owner })])) as Record<
      Owner,
      ReturnType<LeadStore['outbox']>
    >;
    return { ...store, ...opened };
  }

  describe(`the outbox in ${engine}`, () => {
    test('stores a lead unchanged', async () => {
      const { one } = await outboxes('one');
      expect(await one.add(aLead('a', { flags: ['fast'] }), 'accepted')).toBeUndefined();
      const stored = { ...aLead('a'), flags: ['fast'], state: 'accepted', attempts: 0, acceptedAt: 1_000 };
      expect(await one.find('a')).toEqual({
        ...{ ...stored, waitsSince: 1_000, nextAttemptAt: 1_000, leaseOwner: 'one', sent: null },
        ...{ lastError: null, entryId: null, answer: null, finishedAt: null },
        ...{ handOver: null, handOverAt: null, handOverSince: null, handOverAttempts: 0, handOverError: null },
      });
      expect(await one.find('b')).toBeUndefined();
    });

    test('does not store a known key again, whichever process sends it', async () => {
      const { one, other } = await outboxes('one', 'other');
      await one.add(aLead('a', { fingerprint: 'first' }), 'accepted');
      expect(await other.add(aLead('a', { fingerprint: 'second' }), 'accepted')).toMatchObject({
        fingerprint: 'first',
      });
      expect((await one.summary()).leads.accepted).toBe(1);
    });

    test('one of two processes stores a key that both get at once', async () => {
      const { one, other } = await outboxes('one', 'other');
      const added = await Promise.all([one, other].map((outbox) => outbox.add(aLead('a'), 'accepted')));
      expect(added.filter((known) => known === undefined)).toHaveLength(1);
    });

    test('a lead that the CMS refused can be corrected under the same key, by the same form', async () => {
      const { one } = await outboxes('one');
      await one.add(aLead('a', { fingerprint: 'first' }), 'delivering');
      await one.finish('a', { state: 'refused', lastError: 'why' });
      expect(await one.add(aLead('a', { formId: 2 }), 'delivering')).toMatchObject({ fingerprint: 'first' });
      expect(await one.add(aLead('a', { fingerprint: 'second' }), 'delivering')).toBeUndefined();
      expect(await one.find('a')).toMatchObject({
        ...{ fingerprint: 'second', state: 'delivering', attempts: 2, lastError: null, finishedAt: null },
      });
    });

    test('a lead is not stored when one of its files is gone', async () => {
      const store = await create();
      const outbox = store.open().outbox({ owner: 'one', hasFile: async (upload) => upload === 'here' });
      await expect(outbox.add(aLeadWithFiles('a', 'here', 'gone'), 'accepted')).rejects.toThrow(FilesGoneError);
      expect(await outbox.find('a')).toBeUndefined();
      expect(await outbox.add(aLeadWithFiles('a', 'here'), 'accepted')).toBeUndefined();
      expect((await outbox.find('a'))?.state).toBe('accepted');
    });

    test('two processes never claim the same lead', async () => {
      const { one, other } = await outboxes('one', 'other');
      for (let number = 0; number < 40; number += 1) await one.add(aLead(`k${number}`), 'accepted');
      const claimed: string[] = [];
      for (let round = 0; round < 8; round += 1) {
        const leads = await Promise.all([one.claim(3), other.claim(3)]);
        claimed.push(...leads.flat().map(({ key }) => key));
      }
      expect(claimed).toHaveLength(40);
      expect(new Set(claimed).size).toBe(40);
    });

    test('a lead of a dead process can be claimed when its lease ends, not before', async () => {
      const { gone, other, wait } = await outboxes('gone', 'other');
      await gone.add(aLead('a'), 'delivering');
      await wait(LEASE_MS - 1);
      expect(await other.claim(9)).toEqual([]);
      await wait(1);
      expect(await other.claim(9)).toMatchObject([{ key: 'a', attempts: 2, acceptedAt: 1_000 }]);
    });

    test('when two processes deliver a lead, success counts and a late failure does not', async () => {
      const { slow, fast, wait } = await outboxes('slow', 'fast');
      await slow.add(aLead('a'), 'delivering');
      await wait(LEASE_MS);
      await fast.claim(1);
      await slow.finish('a', { state: 'dead', lastError: 'late' });
      await slow.postpone('a', 0, 'late', null);
      expect(await fast.find('a')).toMatchObject({ state: 'delivering', lastError: null });
      await slow.finish('a', { state: 'delivered', entryId: 7, answer: 'null' });
      await fast.finish('a', { state: 'refused', lastError: 'later still' });
      expect(await fast.find('a')).toMatchObject({ state: 'delivered', entryId: 7, answer: 'null' });
    });

    test('postponed leads are due at their time, oldest first, and all at once after an outage', async () => {
      const { one, wait } = await outboxes('one');
      for (const key of ['a', 'b']) await one.add(aLead(key), 'accepted');
      for (const { key } of await one.claim(2)) await one.postpone(key, key === 'a' ? 2_000 : 1_000, 'down \0', null);
      expect(await one.claim(2)).toEqual([]);
      await wait(1_000);
      expect(await one.claim(2)).toMatchObject([{ key: 'b', lastError: expect.stringContaining('down') }]);
      await one.makeDue();
      expect(await one.claim(2)).toMatchObject([{ key: 'a' }]);
    });

    test('the summary counts every state and finds the oldest waiting lead', async () => {
      const { one, wait } = await outboxes('one');
      await one.add(aLead('spam', { flags: ['fast', 'clock'] }), 'spam', 'a reason');
      await one.add(aLead('person', { flags: ['fast'] }), 'needs-person');
      await wait(10);
      await one.add(aLead('old'), 'accepted');
      await wait(10);
      await one.add(aLead('new'), 'delivering');
      const none = { delivered: 0, refused: 0, dead: 0, unknown: 0, done: 0 };
      expect(await one.summary()).toEqual({
        leads: { ...none, accepted: 1, delivering: 1, spam: 1, 'needs-person': 1 },
        flagged: { fast: 2, clock: 1, unverified: 0, 'low-score': 0 },
        oldestUnsentAt: 1_010,
        handOver: { waiting: 0, oldestAt: undefined },
      });
      for (const key of ['old', 'new']) await one.finish(key, { state: 'delivered', entryId: 1, answer: 'null' });
      expect((await one.summary()).oldestUnsentAt).toBeUndefined();
    });

    test('a lead that is being delivered counts as waiting; one that needs a person does not', async () => {
      const { one, wait } = await outboxes('one');
      await one.add(aLead('person'), 'needs-person');
      await wait(10);
      await one.add(aLead('on its way'), 'delivering');
      await wait(10);
      await one.add(aLead('next'), 'accepted');
      expect((await one.summary()).oldestUnsentAt).toBe(1_010);
    });

    test('a lead in flight stays with its process while the lease is renewed', async () => {
      const { holder, other, wait } = await outboxes('holder', 'other');
      await holder.add(aLead('a'), 'delivering');
      for (let time = 0; time < LEASE_MS * 5; time += LEASE_MS / 2) {
        await wait(LEASE_MS / 2);
        await holder.renew(['a']);
        await other.renew(['a']);
        expect(await other.claim(9)).toEqual([]);
      }
      await wait(LEASE_MS);
      expect(await holder.claim(9, ['a']), 'by the process that has it in flight').toEqual([]);
      expect(await other.claim(9)).toMatchObject([{ key: 'a' }]);
    });

    test('records an attempt before it is sent, unless another process has the lead', async () => {
      const { slow, other, wait } = await outboxes('slow', 'other');
      await slow.add(aLead('a'), 'delivering');
      await slow.sending('a', 'keyed');
      expect(await other.find('a')).toMatchObject({ sent: 'keyed' });
      await wait(LEASE_MS);
      expect(await other.claim(1)).toMatchObject([{ key: 'a', sent: 'keyed' }]);
      await expect(slow.sending('a', 'unkeyed')).rejects.toThrow(LeaseLostError);
      expect(await other.find('a')).toMatchObject({ sent: 'keyed' });
      await other.finish('a', { state: 'unknown', lastError: 'no response' });
      expect(await other.find('a')).toMatchObject({ state: 'unknown', sent: 'keyed' });
      // The response arrived after all.
      await slow.finish('a', { state: 'delivered', entryId: 7, answer: 'null' });
      expect(await other.find('a')).toMatchObject({ state: 'delivered', entryId: 7, sent: null });
    });
  });
}
