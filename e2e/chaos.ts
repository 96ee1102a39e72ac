/**
 * What visitors notice of failures: `node e2e/chaos.ts [seconds] [seed]` runs two instances behind nginx, makes
 * their CMS fail 30 % of its answers, kills one instance, and counts the answers to 200 page requests and 5 forms per
 * second. Exit code 1 when more than one page in a thousand fails, or a lead is missing or duplicated.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { bringChaos } from './support/cluster/chaos.ts';
import { startCluster } from './support/cluster/cluster.ts';
import { failedPages, settledLedger, trafficText } from './support/cluster/traffic.ts';
import { ledgerText } from './support/leads/ledger.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const [seconds = 180, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number);

const folder = await mkdtemp(join(tmpdir(), 'headwater-chaos-'));
await buildSiteIfChanged(say);
const cluster = await startCluster(folder);
try {
  const traffic = await bringChaos({ cluster, seconds, seed, run: 'chaos' });
  const ledger = await settledLedger(cluster, traffic.leads, 'chaos');
  say(ledgerText(`Chaos of ${seconds} s with seed ${seed}`, ledger));
  say(trafficText(traffic));
  const badShare = failedPages(traffic.pages).length / traffic.pages.length;
  process.exitCode = badShare > 0.001 || ledger.missing > 0 || ledger.duplicates > 0 ? 1 : 0;
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
