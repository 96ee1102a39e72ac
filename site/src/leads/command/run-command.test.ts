import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { LeadFlag, LeadState } from '../lead.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { CommandError, readCommand } from './command-line.ts';
import { openExistingStore } from './open-existing-store.ts';
import { runCommand } from './run-command.ts';

const formulas = ['=1+1', '+1 555', '-1', '@SUM(A1)', '\t=1', '\r=1'];

/** An outbox with five leads: one in each final state and one waiting for delivery. */
async function outboxWithLeads() {
  const folder = await testFolder();
  const store = openSqliteStore(folder, () => Date.parse('2026-11-21T12:00:00Z'));
  onTestFinished(store.close);
  const path = store.name;
  const outbox = store.outbox({ owner: 'site' });
  const content = (name: string) => ({
    values: [
      { id: 1, value: name },
      { id: 2, nameValues: { first: 'Ada', last: 'Lovelace' } },
      {
        id: 3,
        checkboxValues: [
          { inputId: 3.1, value: 'Pumps' },
          { inputId: 3.2, value: 'Seals "big", red' },
        ],
      },
    ],
    entryMeta: { ip: '192.0.2.1', sourceUrl: 'https://shop.example/contact/', userAgent: 'Browser' },
    hasCaptcha: false,
  });
  const states: LeadState[] = ['accepted', 'delivered', 'refused', 'spam', 'dead'];
  const flags: LeadFlag[] = ['fast', 'clock'];
  for (const [at, state] of states.entries()) {
    const lead = { formId: 1, formVersion: 'v1', fingerprint: 'f', flags, content: content(formulas[at] ?? '') };
    const key = `${state}-0000`;
    if (state === 'spam') await outbox.add({ ...lead, key }, state, 'its honeypot was filled in');
    else await outbox.add({ ...lead, key }, state === 'accepted' ? state : 'delivering');
    if (state === 'delivered') await outbox.finish(key, { state, entryId: 12, answer: 'null' });
    if (state === 'refused' || state === 'dead') await outbox.finish(key, { state, lastError: 'the CMS said no' });
  }
  const run = async (...args: string[]) =>
    runCommand(readCommand(args), await openExistingStore({ DATA_DIR: folder, DATABASE_URL: '' }));
  return { path, run, outbox };
}

test("the list shows states and reasons without visitors' answers", async () => {
  const { run } = await outboxWithLeads();
  const text = await run('list');
  expect(text.split('\n')).toHaveLength(5);
  expect(text).toMatch(/dead-000 {2}dead .* form 1 {2}2026-11-21 12:00:00 {2}1 tried {2}fast clock {2}the CMS said no/);
  expect(text).not.toMatch(/Ada|192\.0\.2/);
  expect(await run('list', '--state', 'dead,spam')).toMatch(/^(dead|spam)[^\n]*\n(dead|spam)[^\n]*$/);
});

test('a list that stops before the last lead says so and how to go on', async () => {
  const { run } = await outboxWithLeads();
  const pages = [];
  for (const page of ['1', '2', '3']) pages.push((await run('list', '--limit', '2', '--page', page)).split('\n'));
  expect(pages.map((lines) => lines.at(-1))).toEqual([
    'Leads 1 to 2 of 5, newest first. The next ones: npm run leads -- list --limit 2 --page 2',
    'Leads 3 to 4 of 5, newest first. The next ones: npm run leads -- list --limit 2 --page 3',
    'Leads 5 to 5 of 5, newest first.',
  ]);
  const listed = pages.flatMap((lines) => lines.slice(0, -2).map((line) => line.slice(0, 4)));
  expect(listed.sort()).toEqual(['acce', 'dead', 'deli', 'refu', 'spam']);
  expect(await run('list', '--limit', '2', '--page', '4')).toBe('Page 4 is beyond the last lead; there are 5.');
  const some = await run('list', '--state', 'dead,spam', '--limit', '1');
  expect(some).toMatch(/ of 2, newest first\. The next ones: .* list --state dead,spam --limit 1 --page 2$/);
});

test('shows all of one lead by a prefix of its key', async () => {
  const { run } = await outboxWithLeads();
  const text = await run('show', 'DELIV');
  expect(text).toContain('entry: 12');
  expect(text).toContain('field 2: Ada, Lovelace');
  expect(text).toContain('field 3: Pumps, Seals "big", red');
});

test('queues failed leads again, not delivered ones', async () => {
  const { run, outbox } = await outboxWithLeads();
  expect(await run('retry', 'dead', 'delivered')).toMatch(/^1 lead is queued/);
  expect(await outbox.find('dead-0000')).toMatchObject({ state: 'accepted', finishedAt: null });
  expect(await outbox.find('delivered-0000')).toMatchObject({ state: 'delivered' });
  expect(await run('retry', '--state', 'refused,spam')).toMatch(/^2 leads are queued/);
  expect((await outbox.summary()).leads).toMatchObject({ accepted: 4, delivered: 1, dead: 0 });
});

test('delivers a lead held as spam once an operator marks it as not spam', async () => {
  const { run, outbox } = await outboxWithLeads();
  expect(await run('list', '--state', 'spam')).toMatch(/^spam-000 .*its honeypot was filled in$/);
  expect(await run('not-spam', 'SPAM')).toMatch(/^1 lead is queued/);
  expect(await outbox.find('spam-0000')).toMatchObject({ state: 'accepted', finishedAt: null });
  await expect(run('not-spam', 'dead')).rejects.toThrow('dead-0000 is not in the spam inbox: it is "dead"');
});

test('a lead marked as done no longer raises the alarm and is not delivered', async () => {
  const { run, outbox } = await outboxWithLeads();
  await expect(run('done', 'dead', 'delivered')).rejects.toThrow('Nothing was changed');
  expect((await outbox.summary()).leads).toMatchObject({ dead: 1, done: 0 });
  expect(await run('done', 'dead', 'spam')).toMatch(/^2 leads are done/);
  expect((await outbox.summary()).leads).toMatchObject({ dead: 0, spam: 0, done: 2 });
  expect(await run('retry', 'dead')).toMatch(/^1 lead is queued/);
});

test('an export escapes formulas, is readable by its owner only, and never overwrites a file', async () => {
  const { run, path } = await outboxWithLeads();
  const output = join(path, '..', 'leads.csv');
  expect(await run('export', '--output', output)).toMatch(/^Wrote 5 leads/);
  expect(statSync(output).mode & 0o777).toBe(0o600);
  const csv = readFileSync(output, 'utf8');
  expect(csv).toMatch(/^\ufeffkey,form,state,flags,/);
  expect(csv).toContain('"Pumps, Seals ""big"", red"');
  for (const formula of formulas.slice(0, 5)) expect(csv).toContain(`'${formula}`);
  expect(csv.replaceAll('\ufeff', '')).not.toMatch(/(^|[,"\n])[=+\-@\t\r]/);
  await expect(run('export', '--output', output)).rejects.toThrow(`${output} already exists. Choose another name.`);
});

test.each([
  [['list'], { command: 'list', states: [], most: 50, page: 1 }],
  [
    ['list', '--state', 'dead, spam,', '--limit', '7', '--page', '3'],
    { command: 'list', states: ['dead', 'spam'], most: 7, page: 3 },
  ],
  [['erase', '--email', ' Ada@Example.com '], { command: 'erase', email: 'ada@example.com', isConfirmed: false }],
])('reads the command %j', (args, command) => {
  expect(readCommand(args)).toEqual(command);
});

test('the output names one closed lead in the singular', async () => {
  const { run } = await outboxWithLeads();
  expect(await run('done', 'SPAM')).toBe('1 lead is done and will not be sent to the CMS.');
});

test('an export without a file is printed', async () => {
  const { run } = await outboxWithLeads();
  const csv = await run('export', '--state', 'dead');
  expect(csv.split('\n')).toHaveLength(2);
  expect(csv).toMatch(/^key,form,/);
});

test.each([
  [[], 'npm run leads -- list'],
  [['delete'], 'Unknown command "leads delete"'],
  [['list', '--state', 'gone'], '"gone" is not a lead state'],
  [['list', '--limit', 'all'], '--limit is "all"'],
  [['list', '--limit', '0'], '--limit is "0"'],
  [['list', '--colour'], "Unknown option '--colour'"],
  [['show'], 'Name the lead to show'],
  [['retry'], 'Name the leads to retry'],
  [['not-spam'], 'Name at least one lead'],
  [['done'], 'Name at least one lead'],
  [['show', 'nobody'], 'No lead has a key that starts with "nobody"'],
])('rejects "leads %s" and says how to fix it', async (args, message) => {
  const { run } = await outboxWithLeads();
  const answer = (async () => run(...args))();
  await expect(answer).rejects.toThrow(message);
  await expect(answer).rejects.toBeInstanceOf(CommandError);
});

test('rejects a key prefix that two leads share', async () => {
  const { run } = await outboxWithLeads();
  await expect(run('show', 'de')).rejects.toThrow('2 leads have a key that starts with "de"');
});

test('rejects a folder without an outbox without creating anything in it', async () => {
  const folder = await testFolder();
  await expect(openExistingStore({ DATA_DIR: folder, DATABASE_URL: '' })).rejects.toThrow('does not exist');
  expect(readdirSync(folder)).toEqual([]);
});

test('while the site writes, leads are listed, and a change says that the outbox is locked', async () => {
  const { run, path } = await outboxWithLeads();
  const site = new DatabaseSync(path);
  onTestFinished(() => site.close());
  site.exec('BEGIN IMMEDIATE');
  expect(await run('list')).toContain('dead');
  await expect(run('retry', 'dead')).rejects.toThrow('cannot be used right now: database is locked');
});

/** An outbox with a lead that the webhook took and one that it refused. */
async function outboxWithHandOvers() {
  const folder = await testFolder();
  const store = openSqliteStore(folder, () => Date.parse('2026-11-21T12:00:00Z'));
  onTestFinished(store.close);
  const outbox = store.outbox({ owner: 'site', handsOver: true });
  const entryMeta = { ip: '', sourceUrl: '', userAgent: '' };
  const content = { values: [{ id: 1, emailValues: { value: 'ada@example.com' } }], entryMeta, hasCaptcha: false };
  for (const key of ['taken-00', 'waits-00', 'spam-000'])
    await outbox.add(
      { key, formId: 1, formVersion: 'v', fingerprint: 'f', flags: [], content },
      key === 'spam-000' ? 'spam' : 'accepted',
    );
  await store.handOvers.claim(9);
  await store.handOvers.done('taken-00');
  await store.handOvers.postpone('waits-00', 1_000, 'the webhook responded with 500');
  const run = async (...args: string[]) =>
    runCommand(readCommand(args), await openExistingStore({ DATA_DIR: folder, DATABASE_URL: '' }));
  return { run, handOvers: store.handOvers };
}

test('hand-over lists what the webhook has not taken, and why', async () => {
  const { run, handOvers } = await outboxWithHandOvers();
  expect(await run('hand-over')).toBe('waits-00  form 1  2026-11-21 12:00:00  1 tried  the webhook responded with 500');
  await handOvers.done('waits-00');
  expect(await run('hand-over')).toBe('No lead waits for the webhook.');
});

test('hand-over repeats the named leads, but neither spam nor what the CMS refused', async () => {
  const { run, handOvers } = await outboxWithHandOvers();
  expect(await run('hand-over', 'TAKEN', 'spam')).toMatch(/^1 lead will be .* 1 lead not: it is spam/);
  expect((await handOvers.waiting(9)).map(({ key }) => key).sort()).toEqual(['taken-00', 'waits-00']);
});

test('hand-over --cancel ends the wait', async () => {
  const { run, handOvers } = await outboxWithHandOvers();
  expect(await run('hand-over', '--cancel', 'taken')).toBe('0 leads will not be handed over.');
  expect(await run('hand-over', '--cancel')).toBe('2 leads will not be handed over.');
  expect(await handOvers.waiting(9)).toEqual([]);
});

test('a lead is shown with its hand-over', async () => {
  const { run } = await outboxWithHandOvers();
  expect(await run('show', 'taken')).toContain('\nhanded over: 2026-11-21 12:00:00\n');
  expect(await run('show', 'waits')).toContain('\nhanded over: not yet, 1 tried. the webhook responded with 500\n');
});

test('erase names the event numbers of what went to the webhook, before and after', async () => {
  const { run } = await outboxWithHandOvers();
  const named = /\n2 leads went to the webhook\. Erase there what has these event numbers:\ntaken-00\nwaits-00$/;
  expect(await run('erase', '--email', 'ada@example.com')).toMatch(named);
  expect(await run('erase', '--email', 'ada@example.com', '--yes')).toMatch(named);
});
