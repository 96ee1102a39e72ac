/**
 * Whether a lead can get lost: `node e2e/leads-under-kill.ts [leads] [kills] [--database] [--instances 2] [--webhook]` sends forms to a site that is
 * killed, disconnected from its CMS, locked out of its own file and left without disk space, while the CMS is slow
 * with some leads, hangs with others and disconnects, from visitors with slow scripts, restored drafts and wrong clocks,
 * and compares the responses that they got with the CMS's entries. With `--database`, the leads are in a PostgreSQL that
 * this starts, which several instances may share. With `--webhook`, leads also go to a partner who is down for a while, and
 * fails, hangs, redirects, sends garbage and loses responses. Exit code 1 when a lead is missing, duplicated, or hidden from the CMS or
 * the partner.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCms } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { startCmsProxy } from './support/cms-proxy.ts';
import { faultsAt } from './support/leads/cms-faults.ts';
import { sendLeads } from './support/leads/crowd.ts';
import { fillDisk } from './support/leads/full-disk.ts';
import { startInstances } from './support/leads/instances.ts';
import { balance, hiddenAmong, type Ledger, ledgerText } from './support/leads/ledger.ts';
import { drained, type LeadStage, openStage } from './support/leads/stage.ts';
import { tokenSources } from './support/leads/token-sources.ts';
import { inTheirTurn, kills, outage } from './support/leads/troubles.ts';
import { handOverLedger, partnerSecret, startWebhookPartner } from './support/leads/webhook-partner.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...({ database: { type: 'boolean', default: false }, webhook: { type: 'boolean', default: false } } as const),
    instances: { type: 'string', default: '1' },
  },
});
const [leads = 10_000, killCount = 50] = positionals.map(Number);
const instances = Number(values.instances);
if (!(instances >= 1) || (instances > 1 && !values.database)) {
  throw new Error('--instances is a number from 1, and several instances need --database');
}
const atOnce = 32;

const folder = await mkdtemp(join(tmpdir(), 'headwater-leads-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
const postgres = values.database ? await startPostgres() : undefined;
const partner = values.webhook ? await startWebhookPartner(7) : undefined;
const variables = partner && { LEADS_WEBHOOK_URL: partner.url, LEADS_WEBHOOK_SECRET: partnerSecret };
const ledgers: Ledger[] = [];
try {
  const site = join(folder, 'site');
  const stage = postgres
    ? await openSharedStage(cms.url, site, { instances, postgres, variables })
    : await openStage(cms.url, site, variables);
  try {
    const started = performance.now();
    stage.cmsProxy.nextFault = faultsAt(
      { slow: 400, reset: 100, lost: 150, gateway: 200, hang: 2_500 },
      10_000,
      65_000,
    );
    const troubles = inTheirTurn([
      ...kills(stage, killCount),
      ...outage(stage, 0.2, 0.35),
      ...outage(stage, 0.6, 0.7),
      ...(partner
        ? [
            { at: 0.3, bring: partner.close },
            { at: 0.55, bring: partner.open },
          ]
        : []),
      { at: 0.45, bring: () => stage.lockOutbox(6_000) },
      { at: 0.85, bring: () => stage.lockOutbox(6_000) },
    ]);
    const records = await sendLeads({
      siteUrl: stage.siteUrl,
      run: 'kill',
      leads,
      atOnce,
      sources: await tokenSources(stage.siteUrl, stage.dataFolder),
      onEnd: (ended) => {
        troubles.reach(ended / leads);
        if (ended % 1_000 === 0) say(`${ended} of ${leads} …`);
      },
    });
    await troubles.end();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const drainSeconds = (await stage.drained(120)).toFixed(1);
    const ledger = balance(records, folder, 'kill');
    ledgers.push(ledger);
    const broken = records.flatMap(({ steps }) => steps).filter((step) => step === 'broken').length;
    const turnedAway = records.flatMap(({ steps }) => steps).filter((step) => step === '503').length;
    const stored = records.filter(({ steps }) => steps.at(-1) === 'kept').length;
    const hidden = hiddenAmong(await stage.states());
    if (hidden > 0) process.exitCode = 1;
    const more = {
      hidden,
      ...(await stage.flags()),
      kills: killCount,
      'broken connections': broken,
      '503 responses': turnedAway,
      kept: stored,
    };
    if (partner) {
      const { missing, ...handedOver } = handOverLedger(records, partner);
      say(`Hand-over: ${missing} missing, ${JSON.stringify(handedOver)}`);
      if (missing + handedOver['wrong messages'] + handedOver['refused, but there'] > 0) process.exitCode = 1;
    }
    say(ledgerText('Kills, outages, locks', ledger, { ...more, seconds, 'seconds to drain': drainSeconds }));
  } finally {
    await stage.close();
  }

  // A database has a disk of its own.
  const full = postgres ? undefined : await fillDisk(cms.url, Math.min(leads, 300));
  if (full === 'not allowed') say('SKIPPED: the full disk. This user may not mount a file system of limited size.');
  else if (full) {
    const ledger = balance(full.records, folder, 'disk');
    ledgers.push(ledger);
    say(ledgerText('A full disk', ledger, { '503 responses': full.turnedAway }));
    if (full.turnedAway === 0) process.exitCode = 1;
  }
} finally {
  await cms.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
if (ledgers.some(({ missing, duplicates }) => missing > 0 || duplicates > 0)) process.exitCode = 1;
process.exit();

interface SharedStageOptions {
  instances: number;
  postgres: Postgres;
  variables?: Record<string, string> | undefined;
}

/** Instances of a site that share a PostgreSQL database, behind a balancer; kills hit one of them at random. */
async function openSharedStage(
  cmsUrl: string,
  folder: string,
  { instances: count, postgres, variables = {} }: SharedStageOptions,
): Promise<LeadStage> {
  const cmsProxy = await startCmsProxy(cmsUrl);
  const instances = await startInstances({ count, cmsUrl: cmsProxy.url, databaseUrl: postgres.url, folder, variables });
  const counts = async (sql: string) =>
    Object.fromEntries((await postgres.query(sql)).map(({ name, leads }) => [String(name), Number(leads)]));
  return {
    siteUrl: instances.url,
    cmsProxy,
    dataFolder: folder,
    killAndStart: () => instances.killAndStart(Math.floor(Math.random() * count)),
    shutCms: cmsProxy.close,
    openCms: cmsProxy.open,
    async lockOutbox(milliseconds) {
      const unlock = await postgres.lock('headwater_leads');
      await pause(milliseconds);
      await unlock();
    },
    drained: (mostSeconds) => drained(instances.url, mostSeconds),
    states: () => counts('SELECT state AS name, count(*) AS leads FROM headwater_leads GROUP BY 1'),
    flags: () =>
      counts('SELECT flag AS name, count(*) AS leads FROM headwater_leads, unnest(flags) AS flag GROUP BY 1'),
    log: instances.log,
    async close() {
      await instances.close();
      await cmsProxy.close();
    },
  };
}
