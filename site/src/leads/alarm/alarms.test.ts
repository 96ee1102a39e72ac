import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startSmtpStandIn } from '@headwater/runtime/testing/smtp-stand-in.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { LeadState } from '../lead.ts';
import type { OutboxSummary } from '../outbox.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { activeAlarms, alarmText, waitingAlarmMs } from './active-alarms.ts';
import { alarmTargets } from './send-alarm.ts';
import { startAlarms } from './start-alarms.ts';

const none: Record<LeadState, number> = {
  ...{ accepted: 0, delivering: 0, delivered: 0, refused: 0, spam: 0, dead: 0, unknown: 0 },
  ...{ 'needs-person': 0, done: 0 },
};

function summaryOf(
  leads: Partial<Record<LeadState, number>>,
  oldestUnsentAt?: number,
  handOver: OutboxSummary['handOver'] = { waiting: 0, oldestAt: undefined },
): OutboxSummary {
  return {
    leads: { ...none, ...leads },
    flagged: { fast: 0, clock: 0, unverified: 0, 'low-score': 0 },
    oldestUnsentAt,
    handOver,
  };
}

test.each([
  [summaryOf({ delivered: 9, done: 1, refused: 2 }), []],
  [summaryOf({ accepted: 2 }, 1), []],
  [summaryOf({ accepted: 2, delivering: 1 }, 0), [{ kind: 'waiting', count: 3 }]],
  [summaryOf({ delivered: 2 }, undefined, { waiting: 2, oldestAt: 1 }), []],
  [summaryOf({ delivered: 2 }, undefined, { waiting: 2, oldestAt: 0 }), [{ kind: 'hand-over', count: 2 }]],
  [
    summaryOf({ dead: 1, spam: 4 }),
    [
      { kind: 'dead', count: 1 },
      { kind: 'spam', count: 4 },
    ],
  ],
])('an outbox with %j raises the alarms %j', (summary, alarms) => {
  expect(activeAlarms(summary, waitingAlarmMs)).toEqual(alarms);
});

/** The registers of two processes with the same data folder. */
async function registers(now?: () => number) {
  const folder = await testFolder();
  const open = () => {
    const store = openSqliteStore(folder, now);
    onTestFinished(store.close);
    return store.alarms;
  };
  return { register: open(), another: open() };
}

/** A webhook over real HTTP. */
async function webhook() {
  const received: { kind: string; count: number; text: string }[] = [];
  const target = { url: '', status: 200, refusedKind: '', received };
  const server = createServer(async (req, res) => {
    const alarm = JSON.parse(await text(req));
    const status = alarm.kind === target.refusedKind ? 500 : target.status;
    if (status === 200) received.push(alarm);
    res.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  target.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return target;
}

const targets = {
  siteUrl: 'https://pumps.example',
  webhookUrl: '',
  email: '',
  smtpUrl: '',
  mailFrom: 'site@pumps.example',
};

/** Alarms until the end of the test, with what they log. */
async function alarmsOf(parts: Partial<Parameters<typeof startAlarms>[0]>) {
  const logged: unknown[][] = [];
  const alarms = startAlarms({
    summary: async () => summaryOf({}),
    targets,
    ...(await registers(parts.now)),
    log: (...line) => logged.push(line),
    ...parts,
  });
  onTestFinished(alarms.stop);
  return { check: alarms.check, logged };
}

test('two processes report each state to the webhook once until it is over', async () => {
  const target = await webhook();
  const { register, another } = await registers();
  let summary = summaryOf({ dead: 1 });
  const options = {
    summary: async () => summary,
    targets: { ...targets, webhookUrl: target.url },
    register,
    log: expect.fail,
  };
  const [one, other] = [startAlarms(options), startAlarms({ ...options, register: another })];
  await Promise.all([one.check(), other.check()]);
  summary = summaryOf({ dead: 5, spam: 1 });
  await one.check();
  await other.check();
  expect(target.received.map(({ kind, count }) => `${kind} ${count}`)).toEqual(['dead 1', 'spam 1']);
  summary = summaryOf({});
  await one.check();
  summary = summaryOf({ dead: 1 });
  await other.check();
  expect(target.received.at(-1)).toMatchObject({ kind: 'dead', site: 'https://pumps.example' });
  expect(target.received).toHaveLength(3);
  await Promise.all([one.stop(), other.stop()]);
});

test('an outbox that is gone is reported once, as soon as a target takes it', async () => {
  const target = await webhook();
  target.status = 500;
  const alarms = await alarmsOf({ isOutboxLost: true, targets: { ...targets, webhookUrl: target.url } });
  await alarms.check();
  target.status = 200;
  for (const _ of [1, 2]) await alarms.check();
  expect(alarms.logged).toHaveLength(1);
  expect(target.received).toMatchObject([{ kind: 'lost', text: expect.stringContaining('leads.sqlite was missing') }]);
});

test('an alarm that no target took is logged and sent later', async () => {
  const target = await webhook();
  target.status = 500;
  let time = 0;
  const alarms = await alarmsOf({
    summary: async () => summaryOf({ spam: 2 }),
    targets: { ...targets, webhookUrl: target.url },
    now: () => time,
  });
  await alarms.check();
  expect(alarms.logged).toHaveLength(1);
  target.status = 200;
  await alarms.check();
  expect(target.received).toEqual([]);
  time = 3 * 60_000;
  await alarms.check();
  expect(target.received).toMatchObject([{ kind: 'spam', count: 2 }]);
});

test('an alarm that the target refuses does not hold up the others', async () => {
  const target = await webhook();
  target.refusedKind = 'dead';
  const alarms = await alarmsOf({
    summary: async () => summaryOf({ dead: 1, spam: 2 }),
    targets: { ...targets, webhookUrl: target.url },
  });
  await alarms.check();
  expect(target.received).toMatchObject([{ kind: 'spam', count: 2 }]);
  expect(alarms.logged).toHaveLength(1);
});

test('alarms are mailed through SMTP', async () => {
  const smtp = await startSmtpStandIn();
  onTestFinished(smtp.close);
  const { check, logged } = await alarmsOf({
    summary: async () => summaryOf({ unknown: 1 }),
    targets: { ...targets, email: 'ops@pumps.example', smtpUrl: smtp.url },
  });
  await check();
  await check();
  expect(logged).toEqual([]);
  expect(smtp.mails).toMatchObject([{ from: 'site@pumps.example', to: ['ops@pumps.example'] }]);
  expect(smtp.mails[0]?.text).toContain('Subject: pumps.example: 1 lead sent without an answer');
});

test.each([
  ['waiting', 2, 'shop.example: 2 leads waiting for more than 10 minutes', /safe on disk.*Check the CMS\./],
  [
    'hand-over',
    2,
    'shop.example: 2 leads not taken by the webhook for more than 10 minutes',
    /safe on disk.*See why: npm run leads -- hand-over\n/,
  ],
  ['dead', 1, 'shop.example: 1 lead rejected by the CMS', /npm run leads -- list --state dead\n/],
  [
    'unknown',
    3,
    'shop.example: 3 leads sent without an answer',
    /done or retry: npm run leads -- list --state unknown\n/,
  ],
  ['needs-person', 1, 'shop.example: 1 lead incomplete for the CMS', /npm run leads -- list --state needs-person\n/],
  ['spam', 9, 'shop.example: 9 leads held as spam', /a customer is among them: npm run leads -- list --state spam\n/],
] as const)(
  'the message about leads in the state %s says how many there are and what to do',
  (kind, count, subject, advice) => {
    const message = alarmText({ kind, count }, 'https://shop.example/');
    expect(message.subject).toBe(subject);
    expect(message.text.startsWith(`${subject}.\n\n`)).toBe(true);
    expect(message.text).toMatch(advice);
    expect(message.text).toContain('You get this message once');
  },
);

test('without a webhook and an email address, the leads are not checked', async () => {
  const { check, logged } = await alarmsOf({ summary: () => expect.fail('looked') });
  await check();
  expect(logged).toEqual([]);
});

test('an alarm counts as sent when one of two targets took it', async () => {
  const target = await webhook();
  target.status = 500;
  const smtp = await startSmtpStandIn();
  onTestFinished(smtp.close);
  const { check, logged } = await alarmsOf({
    summary: async () => summaryOf({ dead: 1 }),
    targets: { ...targets, webhookUrl: target.url, email: 'ops@pumps.example', smtpUrl: smtp.url },
  });
  await check();
  expect(logged).toEqual([]);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.text).toContain('Auto-Submitted: auto-generated');
});

test('a failure to count the leads is logged without ending later counts', async () => {
  const target = await webhook();
  let isBroken = true;
  const summary = async () => {
    if (isBroken) throw new Error('the disk is full');
    return summaryOf({ dead: 1 });
  };
  const alarms = await alarmsOf({ summary, targets: { ...targets, webhookUrl: target.url } });
  await alarms.check();
  expect(alarms.logged).toEqual([
    ['error', expect.any(String), { err: expect.objectContaining({ message: 'the disk is full' }) }],
  ]);
  isBroken = false;
  await alarms.check();
  expect(target.received).toMatchObject([{ kind: 'dead', subject: 'pumps.example: 1 lead rejected by the CMS' }]);
});

test('alarms are mailed from MAIL_FROM, or from an address at the site', () => {
  const env = {
    ...{ SITE_URL: 'https://www.shop.example', ALERT_WEBHOOK_URL: 'https://chat.example/hook' },
    ...{ ALERT_EMAIL: 'ops@shop.example', SMTP_URL: 'smtp://mail.example', MAIL_FROM: '' },
  };
  const given = {
    ...{ siteUrl: 'https://www.shop.example', webhookUrl: 'https://chat.example/hook' },
    ...{ email: 'ops@shop.example', smtpUrl: 'smtp://mail.example' },
  };
  expect(alarmTargets(env)).toEqual({ ...given, mailFrom: 'headwater@www.shop.example' });
  expect(alarmTargets({ ...env, MAIL_FROM: 'web@shop.example' })).toEqual({ ...given, mailFrom: 'web@shop.example' });
});
