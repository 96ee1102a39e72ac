import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { NewLead } from './lead.ts';
import { createOutbox, FilesGoneError, LEASE_MS, LeaseLostError } from './outbox.ts';
import { OutboxUnavailableError, outboxFile } from './outbox-file.ts';

function lead(key: string, fingerprint = 'f'): NewLead {
  const entryMeta = { ip: '', sourceUrl: '', userAgent: '' };
  const content = { values: [{ id: 1, value: 'Ada \0 \ud800' }], entryMeta, hasCaptcha: false };
  return { key, formId: 1, formVersion: 'v', fingerprint, flags: [], content };
}

async function files(owners: string[]) {
  const path = join(await testFolder(), 'site', 'leads.sqlite');
  let time = 1_000;
  const outboxes = owners.map((owner) => {
    const outbox = createOutbox(outboxFile(path), { owner, now: () => time });
    onTestFinished(outbox.close);
    return outbox;
  });
  return { path, outboxes, wait: (milliseconds: number) => (time += milliseconds) };
}

async function oneOutbox() {
  const { outboxes, ...rest } = await files(['one']);
  const [outbox] = outboxes;
  if (!outbox) throw new Error('no outbox');
  return { outbox, ...rest };
}

test('stores a lead unchanged, readable by its owner only', async () => {
  const { outbox, path } = await oneOutbox();
  expect(outbox.add(lead('a'), 'accepted')).toBeUndefined();
  expect(outbox.find('a')).toMatchObject({ ...lead('a'), state: 'accepted', attempts: 0, acceptedAt: 1_000 });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(`${path}-wal`).mode & 0o777).toBe(0o600);
});

test('does not store a known key again', async () => {
  const { outbox } = await oneOutbox();
  outbox.add(lead('a', 'first'), 'accepted');
  expect(outbox.add(lead('a', 'second'), 'accepted')).toMatchObject({ fingerprint: 'first' });
  expect(outbox.summary().leads.accepted).toBe(1);
});

test('a lead that the CMS refused can be corrected under the same key', async () => {
  const { outbox } = await oneOutbox();
  outbox.add(lead('a', 'first'), 'delivering');
  outbox.finish('a', { state: 'refused', lastError: 'why' });
  expect(outbox.add(lead('a', 'second'), 'delivering')).toBeUndefined();
  expect(outbox.find('a')).toMatchObject({ fingerprint: 'second', state: 'delivering', attempts: 2, lastError: null });
});

test('a lead is not stored when one of its files is gone', async () => {
  const file = outboxFile(join(await testFolder(), 'site', 'leads.sqlite'));
  const outbox = createOutbox(file, { owner: 'one', hasFile: (upload) => upload === 'here' });
  onTestFinished(outbox.close);
  const withFiles = (key: string, ...uploads: string[]): NewLead => {
    const parts = { fieldId: 5, name: 'pump.pdf', size: 1, isMultiple: true };
    const stored = uploads.map((upload) => ({ ...parts, upload }));
    return { ...lead(key), content: { ...lead(key).content, files: stored } };
  };
  expect(() => outbox.add(withFiles('a', 'here', 'gone'), 'accepted')).toThrow(FilesGoneError);
  expect(outbox.find('a')).toBeUndefined();
  expect(outbox.add(withFiles('a', 'here'), 'accepted')).toBeUndefined();
  expect(outbox.find('a')?.state).toBe('accepted');
});

test('two processes never claim the same lead', async () => {
  const { outboxes } = await files(['one', 'other']);
  for (let number = 0; number < 40; number += 1) outboxes[0]?.add(lead(`k${number}`), 'accepted');
  const held: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    for (const outbox of outboxes) held.push(...outbox.claim(3).map(({ key }) => key));
  }
  expect(held).toHaveLength(40);
  expect(new Set(held).size).toBe(40);
});

test('a lead of a dead process can be claimed when its lease ends, not before', async () => {
  const { outboxes, wait } = await files(['gone', 'other']);
  const [gone, other] = outboxes;
  gone?.add(lead('a'), 'delivering');
  wait(LEASE_MS - 1);
  expect(other?.claim(9)).toEqual([]);
  wait(1);
  expect(other?.claim(9)).toMatchObject([{ key: 'a', attempts: 2 }]);
});

test('when two processes deliver a lead, success counts and a late failure does not', async () => {
  const { outboxes, wait } = await files(['slow', 'fast']);
  const [slow, fast] = outboxes;
  slow?.add(lead('a'), 'delivering');
  wait(LEASE_MS);
  fast?.claim(1);
  slow?.finish('a', { state: 'dead', lastError: 'late' });
  slow?.postpone('a', 0, 'late', null);
  expect(fast?.find('a')).toMatchObject({ state: 'delivering', lastError: null });
  slow?.finish('a', { state: 'delivered', entryId: 7, answer: 'null' });
  fast?.finish('a', { state: 'refused', lastError: 'later still' });
  expect(fast?.find('a')).toMatchObject({ state: 'delivered', entryId: 7 });
});

test('postponed leads are due at their time, oldest first', async () => {
  const { outbox, wait } = await oneOutbox();
  for (const key of ['a', 'b']) outbox.add(lead(key), 'accepted');
  for (const { key } of outbox.claim(2)) outbox.postpone(key, key === 'a' ? 3_000 : 2_000, 'CMS down', null);
  expect(outbox.claim(2)).toEqual([]);
  wait(1_000);
  expect(outbox.claim(2)).toMatchObject([{ key: 'b', lastError: 'CMS down' }]);
});

test('the summary counts every state and finds the oldest waiting lead', async () => {
  const { outbox, wait } = await oneOutbox();
  outbox.add({ ...lead('spam'), flags: ['fast', 'clock'] }, 'spam');
  outbox.add({ ...lead('person'), flags: ['fast'] }, 'needs-person');
  wait(10);
  outbox.add(lead('old'), 'accepted');
  wait(10);
  outbox.add(lead('new'), 'delivering');
  expect(outbox.summary()).toEqual({
    leads: {
      accepted: 1,
      delivering: 1,
      delivered: 0,
      refused: 0,
      spam: 1,
      dead: 0,
      unknown: 0,
      'needs-person': 1,
      done: 0,
    },
    flagged: { fast: 2, clock: 1, unverified: 0 },
    oldestUnsentAt: 1_010,
  });
  for (const key of ['old', 'new']) outbox.finish(key, { state: 'delivered', entryId: 1, answer: 'null' });
  expect(outbox.summary().oldestUnsentAt).toBeUndefined();
});

test('a lead that is being delivered counts as waiting; one that needs a person does not', async () => {
  const { outbox, wait } = await oneOutbox();
  outbox.add(lead('person'), 'needs-person');
  wait(10);
  outbox.add(lead('on its way'), 'delivering');
  wait(10);
  outbox.add(lead('next'), 'accepted');
  expect(outbox.summary().oldestUnsentAt).toBe(1_010);
});

test("distinguishes another process's lock from a broken file", async () => {
  const { outbox, path } = await oneOutbox();
  outbox.add(lead('a'), 'accepted');
  const locker = new DatabaseSync(path);
  onTestFinished(() => locker.close());
  locker.exec('BEGIN IMMEDIATE');
  expect(() => outbox.add(lead('b'), 'accepted')).toThrow(OutboxUnavailableError);
  expect(() => outbox.add(lead('b'), 'accepted')).toThrow(expect.objectContaining({ isBusy: true }));
  locker.exec('ROLLBACK');
  expect(outbox.add(lead('b'), 'accepted')).toBeUndefined();
});

test('a full disk rejects a lead, and accepts it once there is room', async () => {
  const { outbox, path } = await oneOutbox();
  const limited = outboxFile(path);
  onTestFinished(limited.close);
  const small = createOutbox(limited, { owner: 'one' });
  const pages = limited.use((database) => Number(database.prepare('PRAGMA page_count').get()?.page_count));
  limited.use((database) => database.exec(`PRAGMA max_page_count = ${pages}`));
  const long = { ...lead('b'), formVersion: 'x'.repeat(100_000) };
  expect(() => small.add(long, 'accepted')).toThrow(
    expect.objectContaining({ isBusy: false, message: expect.stringContaining('full') }),
  );
  expect(outbox.find('b')).toBeUndefined();
  // The failed connection was closed, and its page limit with it.
  expect(small.add(long, 'accepted')).toBeUndefined();
});

test('a file that is not a database is an outage until it is repaired', async () => {
  const folder = await testFolder();
  mkdirSync(join(folder, 'site'));
  const path = join(folder, 'site', 'leads.sqlite');
  writeFileSync(path, 'this is not a database at all, but long enough to look like one'.repeat(20));
  const outbox = createOutbox(outboxFile(path), { owner: 'one' });
  onTestFinished(outbox.close);
  expect(() => outbox.add(lead('a'), 'accepted')).toThrow(OutboxUnavailableError);
  rmSync(path);
  expect(outbox.add(lead('a'), 'accepted')).toBeUndefined();
});

test('a lead in flight stays with its process while the lease is renewed', async () => {
  const { outboxes, wait } = await files(['holder', 'other']);
  const [holder, other] = outboxes;
  holder?.add(lead('a'), 'delivering');
  for (let time = 0; time < LEASE_MS * 5; time += LEASE_MS / 2) {
    wait(LEASE_MS / 2);
    holder?.renew(['a']);
    other?.renew(['a']);
    expect(other?.claim(9)).toEqual([]);
  }
  wait(LEASE_MS);
  expect(holder?.claim(9, ['a']), 'by the process that has it in flight').toEqual([]);
  expect(other?.claim(9)).toMatchObject([{ key: 'a' }]);
});

test('records an attempt before it is sent, unless another process has the lead', async () => {
  const { outboxes, wait } = await files(['slow', 'other']);
  const [slow, other] = outboxes;
  slow?.add(lead('a'), 'delivering');
  slow?.sending('a', 'keyed');
  expect(other?.find('a')).toMatchObject({ sent: 'keyed' });
  wait(LEASE_MS);
  expect(other?.claim(1)).toMatchObject([{ key: 'a', sent: 'keyed' }]);
  expect(() => slow?.sending('a', 'unkeyed')).toThrow(LeaseLostError);
  expect(other?.find('a')).toMatchObject({ sent: 'keyed' });
  other?.finish('a', { state: 'unknown', lastError: 'no answer' });
  expect(other?.find('a')).toMatchObject({ state: 'unknown', sent: 'keyed' });
  // The answer arrived after all.
  slow?.finish('a', { state: 'delivered', entryId: 7, answer: 'null' });
  expect(other?.find('a')).toMatchObject({ state: 'delivered', entryId: 7, sent: null });
});
