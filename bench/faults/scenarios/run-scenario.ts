import { join } from 'node:path';
import { type Cluster, startCluster } from '@headwater/e2e/support/cluster/cluster.ts';
import { settledLedger, underTraffic } from '@headwater/e2e/support/cluster/traffic.ts';
import { privateTexts } from '@headwater/e2e/support/leads/visitor.ts';
import type { Shares } from '@headwater/e2e/support/traffic/mix.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { startCanary } from '../canary.ts';
import { startHostileRequests } from '../hostile-requests.ts';
import { type Engines, startEngines } from './engines.ts';
import { type Evidence, evidenceText, type Goals, missedGoals } from './verdict.ts';

export interface Scenario {
  /** Prefix of every lead's message, and heading of the report. */
  name: string;
  seed: number;
  /** Requests beside forms. */
  perSecond: number;
  leadsPerSecond: number;
  shares: Shares;
  goals: Goals;
  /** What happens to the cluster; the traffic ends with it. */
  during(cluster: Cluster, engines: Engines): Promise<void>;
  /** Whether to repeat or add figures, such as bars of latency. @returns sentences about what was missed */
  judge?(evidence: Evidence): string[];
}

interface RunOptions {
  /** Whether leads are in PostgreSQL. */
  hasDatabase: boolean;
}

/** Runs visitors' traffic on nginx, two sites and their CMS while something happens. @returns the goals that were missed */
export async function runScenario(scenario: Scenario, { hasDatabase }: RunOptions): Promise<string[]> {
  const { name, seed, perSecond, leadsPerSecond, shares, goals, during, judge = () => [] } = scenario;
  const folder = await temporaryFolder('faults');
  await buildSiteIfChanged(say);
  // Nothing else in Redis or a log contains it.
  const run = `${name}-${seed}-message`;
  const privates = privateTexts(run);
  const engines = await startEngines(folder, { hasDatabase, privateTexts: privates });
  const ends = [engines.stop];
  try {
    const cluster = await startCluster(folder, { siteVariables: engines.variables });
    ends.unshift(cluster.stop);
    const canary = await startCanary();
    ends.unshift(canary.close);
    const hostile = startHostileRequests(cluster.url, canary);
    const traffic = await underTraffic({
      cluster,
      run,
      seed,
      pagesPerSecond: perSecond,
      leadsPerSecond,
      shares,
      during: () => during(cluster, engines),
    });
    const ledger = await settledLedger(cluster, traffic.leads, run);
    const folders = [0, 1].map((instance) => join(folder, `instance-${instance}`));
    const stored = await engines.storedKeys(folders);
    await engines.inspect();
    const logs = cluster.sites.filter((site) => privates.some((text) => site.log.join('').includes(text)));
    const exposed = [...engines.exposed, ...logs.map(({ url }) => `the log of ${url}`)];
    const evidence: Evidence = { traffic, ledger, stored, canaryHits: canary.hits, exposed, hostile: hostile.stop() };
    say(evidenceText(`${name}, seed ${seed}, ${perSecond} requests and ${leadsPerSecond} forms per second`, evidence));
    const missed = [...missedGoals(evidence, goals), ...judge(evidence)];
    for (const sentence of missed) say(`Missed: ${sentence}`);
    return missed;
  } finally {
    for (const end of ends) await end();
  }
}
