import { Agent } from 'node:http';
import { join } from 'node:path';
import { type Cluster, startCluster } from '@headwater/e2e/support/cluster/cluster.ts';
import { settledLedger, underTraffic } from '@headwater/e2e/support/cluster/traffic.ts';
import { privateTexts } from '@headwater/e2e/support/leads/visitor.ts';
import { addressOf, type Shares } from '@headwater/e2e/support/traffic/mix.ts';
import { sendRequest } from '@headwater/e2e/support/traffic/send-request.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { type Canary, startCanary } from '../canary.ts';
import { type Engines, startEngines } from './engines.ts';
import { type Evidence, evidenceText, type Goals, missedGoals } from './verdict.ts';

export interface ScenarioOptions {
  /** Of the scenario, or of each of its spells. */
  seconds: number;
  seed: number;
  /** Requests; scenarios decide how many forms come with them. */
  perSecond: number;
  /** Whether latencies have bars: on a machine with nothing else to do. */
  check: boolean;
}

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

interface HostileRequest {
  path: string;
  headers?: Record<string, string>;
}

/** Requests that try to make the site connect to another server, or name it in a response. */
function hostileRequests(elsewhere: string): readonly HostileRequest[] {
  const { host } = new URL(elsewhere);
  return [
    { path: `/image?url=${encodeURIComponent(`${elsewhere}/a.png`)}&w=640&q=75` },
    { path: `/image?url=${encodeURIComponent(`//${host}/a.png`)}&w=640&q=75` },
    { path: `/media/..%2f..%2f${host}/a.png` },
    { path: '/', headers: { host } },
    { path: '/', headers: { 'x-forwarded-host': host } },
    { path: '/', headers: { forwarded: `host=${host};proto=http` } },
    // As a client sends it to a proxy.
    { path: `${elsewhere}/` },
    { path: `//${host}/` },
  ];
}

/** Sends one of them every half second, as scanners do. */
function startHostileRequests(siteUrl: string, canary: Canary) {
  const agent = new Agent();
  const all = hostileRequests(canary.url);
  const { host } = new URL(canary.url);
  const wrong: string[] = [];
  let sent = 0;
  async function send({ path, headers = {} }: HostileRequest): Promise<void> {
    const url = new URL(siteUrl);
    // Not resolved by this program: the path goes over the wire as it is.
    const response = await sendRequest(url, { agent, path, headers, from: addressOf(60_000 + sent) }).catch(
      () => undefined,
    );
    const names = response && (response.body.includes(host) || String(response.headers.location ?? '').includes(host));
    // A broken connection is what a killed instance does.
    if (response && (response.status >= 500 || names))
      wrong.push(`${path}: ${response.status}${names ? ', names the server' : ''}`);
  }
  const timer = setInterval(() => {
    const next = all[sent % all.length];
    sent += 1;
    if (next) void send(next);
  }, 500);
  return {
    /** Ends the requests. @returns their number, and the responses that should not have been given */
    stop() {
      clearInterval(timer);
      agent.destroy();
      return { sent, wrong };
    },
  };
}
