import { describe, expect, test } from 'vitest';
import { FILE_LINK_MS } from '../hand-over/hand-overs.ts';
import { leadStates } from '../lead.ts';
import { LEASE_MS } from '../outbox.ts';
import { aLead, aLeadWithFiles, type CreateStore } from './store-under-test.ts';

/** What the hand-over to a webhook needs of a store of every engine. */
export function testHandOvers(engine: string, create: CreateStore): void {
  /** A store with one lead in each state, whose key it is. */
  async function withAllStates() {
    const under = await create();
    const store = under.open();
    const outbox = store.outbox({ owner: 'site', handsOver: true });
    for (const state of leadStates) {
      await outbox.add(aLeadWithFiles(state, `file of ${state}`), state === 'spam' ? 'spam' : 'accepted');
      await under.setState(state, state);
      await under.wait(1);
    }
    return { ...under, ...store, leads: outbox };
  }
  const keys = (leads: readonly { key: string }[]) => leads.map(({ key }) => key).sort();
  const handedOver = leadStates.filter((state) => !['delivering', 'refused', 'spam'].includes(state)).sort();

  describe(`hand-overs in ${engine}`, () => {
    test('every lead is handed over whose visitor was thanked, except spam', async () => {
      const { handOvers, leads } = await withAllStates();
      expect(keys(await handOvers.waiting(99))).toEqual(handedOver);
      expect((await leads.summary()).handOver).toMatchObject({ waiting: handedOver.length + 1, oldestAt: 1_000 });
      expect(keys(await handOvers.claim(99))).toEqual(handedOver);
      expect(await handOvers.claim(99)).toEqual([]);
    });

    test('spam is handed over once an operator releases it, and never when it is closed', async () => {
      const { handOvers, archive, leads, open } = await withAllStates();
      await open().outbox({ owner: 'site', handsOver: true }).add(aLead('more'), 'spam');
      await archive.retry(['spam']);
      await archive.close(['more']);
      expect(keys(await handOvers.waiting(99))).toEqual([...handedOver, 'spam'].sort());
      expect(await leads.find('more')).toMatchObject({ state: 'done', handOver: null });
    });

    test('a lead that was refused and is corrected is handed over with its new content', async () => {
      const { handOvers, leads } = await withAllStates();
      await leads.add(aLead('refused', { fingerprint: 'new' }), 'accepted');
      expect(await handOvers.claim(99)).toContainEqual(expect.objectContaining({ key: 'refused', fingerprint: 'new' }));
    });

    test('a lead that was stored without a webhook is handed over only when an operator says so', async () => {
      const { open } = await create();
      const { outbox, handOvers } = open();
      await outbox({ owner: 'site' }).add(aLead('a'), 'accepted');
      expect(await handOvers.claim(9)).toEqual([]);
      expect(await handOvers.queue(['a', 'nobody'])).toBe(1);
      expect(keys(await handOvers.claim(9))).toEqual(['a']);
    });

    test('two processes never claim the same lead, and one takes over when the other has died', async () => {
      const { open, wait } = await create();
      const [one, other] = [open(), open()];
      for (let number = 0; number < 20; number += 1)
        await one.outbox({ owner: 'one', handsOver: true }).add(aLead(`k${number}`), 'accepted');
      const claimed = (await Promise.all([one.handOvers.claim(10), other.handOvers.claim(10)])).flat();
      expect(new Set(keys(claimed)).size).toBe(claimed.length);
      await wait(LEASE_MS - 1);
      const [first = ''] = keys(claimed);
      await one.handOvers.done(first);
      await wait(1);
      expect(await other.handOvers.claim(99, [])).toHaveLength(19);
    });

    test('a postponed lead waits for its time, with the reason, or until the webhook is back', async () => {
      const { open, wait } = await create();
      const { outbox, handOvers } = open();
      for (const key of ['a', 'b']) await outbox({ owner: 'one', handsOver: true }).add(aLead(key), 'accepted');
      for (const { key } of await handOvers.claim(9)) await handOvers.postpone(key, key === 'a' ? 500 : 9_000, 'a \0');
      expect(await handOvers.claim(9)).toEqual([]);
      await wait(500);
      expect(await handOvers.claim(9)).toMatchObject([
        { key: 'a', handOverAttempts: 2, handOverError: expect.stringContaining('a ') },
      ]);
      await handOvers.makeDue();
      expect(keys(await handOvers.claim(9, ['a']))).toEqual(['b']);
    });

    test('a lead that was taken is handed over again only when an operator repeats it', async () => {
      const { handOvers, leads } = await withAllStates();
      for (const { key } of await handOvers.claim(99)) await handOvers.done(key);
      expect(await leads.find('delivered')).toMatchObject({ handOver: 'done', handOverError: null });
      expect(await handOvers.waiting(99)).toEqual([]);
      expect(await handOvers.queue(['delivered', 'spam', 'refused'])).toBe(1);
      expect(await handOvers.claim(99)).toMatchObject([{ key: 'delivered', handOverAttempts: 2 }]);
    });

    test('an operator ends the wait of some leads or of all', async () => {
      const { handOvers, leads } = await withAllStates();
      expect(await handOvers.cancel(['dead', 'unknown'])).toBe(2);
      expect(keys(await handOvers.waiting(99))).toEqual(handedOver.filter((key) => !/dead|unknown/.test(key)));
      await handOvers.cancel([]);
      expect((await leads.summary()).handOver).toEqual({ waiting: 0, oldestAt: undefined });
    });

    test('the wait of a lead begins anew when an operator releases or repeats it', async () => {
      const { handOvers, archive, leads, wait } = await withAllStates();
      await handOvers.cancel([]);
      await handOvers.queue(['done']);
      await wait(5_000);
      expect((await leads.summary()).handOver.oldestAt).toBe(1_009);
      await archive.retry(['done']);
      expect((await leads.summary()).handOver.oldestAt).toBe(6_009);
    });

    test('a lead that waits for the webhook is not deleted by its age', async () => {
      const { handOvers, archive, wait, open } = await create().then((under) => ({ ...under, ...under.open() }));
      const leads = open().outbox({ owner: 'site', handsOver: true });
      for (const key of ['taken', 'waiting', 'refused']) await leads.add(aLead(key), 'delivering');
      for (const key of ['taken', 'waiting']) await leads.finish(key, { state: 'delivered', entryId: 1, answer: '1' });
      await leads.finish('refused', { state: 'refused', lastError: 'why' });
      await handOvers.done('taken');
      await wait(2_000);
      expect(await archive.removeFinished(1_000)).toBe(2);
      expect(keys(await archive.list([], 9))).toEqual(['waiting']);
    });

    test('a file belongs to its lead until its link has ended', async () => {
      const { handOvers, claims, wait } = await withAllStates();
      const unclaimed = async () => {
        const found: string[] = [];
        await claims.withUnclaimed(
          ['delivered', 'done', 'refused'].map((state) => `file of ${state}`),
          async (ids) => void found.push(...ids),
        );
        return found.sort();
      };
      expect(await unclaimed()).toEqual(['file of refused']);
      await handOvers.done('delivered');
      await handOvers.cancel([]);
      await wait(FILE_LINK_MS - 1);
      expect(await unclaimed()).toEqual(['file of done', 'file of refused']);
      await wait(1);
      expect(await unclaimed()).toEqual(['file of delivered', 'file of done', 'file of refused']);
    });
  });
}
