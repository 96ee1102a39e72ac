import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '@headwater/e2e/support/cluster/cluster.ts';
import { mixedShares } from '@headwater/e2e/support/traffic/mix.ts';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import type { Engines } from './engines.ts';
import type { Scenario, ScenarioOptions } from './run-scenario.ts';

/** Share of the CMS's responses that fail: a third each an error page, a GraphQL error and a broken connection. */
const SPOILED = 0.3;
const FLAP_MS = 2_000;

function spoil(kind: number): string {
  if (kind < 1 / 3) return '<!doctype html><title>502 Bad Gateway</title>';
  if (kind < 2 / 3) return JSON.stringify({ errors: [{ message: 'Internal server error' }], data: null });
  throw new Error('the connection breaks');
}

interface ChaosRun {
  cluster: Cluster;
  engines: Engines;
  /** Resolves after this share of the run. */
  until(share: number): Promise<void>;
  /** Whether less than this share of the run is over. */
  isBefore(share: number): boolean;
  random: () => number;
}

/** Redis that is gone every other two seconds. */
async function flapRedis({ engines: { redis }, until, isBefore }: ChaosRun): Promise<void> {
  await until(0.1);
  while (redis && isBefore(0.9)) {
    await redis.kill();
    await pause(FLAP_MS);
    await redis.start();
    await pause(FLAP_MS);
  }
}

const DATABASE_AWAY_MS = 3_000;

/** Crashes PostgreSQL once, if leads are in it, and starts it again while forms are sent. */
async function restartDatabase({ engines: { postgres }, until }: ChaosRun): Promise<void> {
  if (!postgres) return;
  await until(0.3);
  await postgres.kill();
  await pause(DATABASE_AWAY_MS);
  await postgres.start();
}

async function killInstance({ cluster, until, random }: ChaosRun): Promise<void> {
  await until(0.5 + 0.2 * random());
  await cluster.killAndStart(random() < 0.5 ? 0 : 1);
}

async function bringTroubles(cluster: Cluster, engines: Engines, seconds: number, seed: number): Promise<void> {
  const startedAt = performance.now();
  const leftOf = (share: number) => share * seconds * 1_000 - (performance.now() - startedAt);
  const [responses, rest] = [seededRandom(seed), seededRandom(seed + 1)];
  const run: ChaosRun = {
    cluster,
    engines,
    random: rest,
    until: async (share) => void (await pause(Math.max(0, leftOf(share)))),
    isBefore: (share) => leftOf(share) > 0,
  };
  cluster.cmsProxy.edit = (response) => (responses() < SPOILED ? spoil(responses()) : response);
  try {
    await Promise.all([flapRedis(run), restartDatabase(run), killInstance(run), run.until(1)]);
  } finally {
    cluster.cmsProxy.edit = String;
  }
}

/** On two cores with nothing else to do: stored pages are no slower than without failures. */
const PAGES_P99_MS = 250;

/** Everything fails at once, a little: 99.95 of 100 pages must be good all the same, and no lead may be lost or doubled. */
export function chaos({ seconds, seed, perSecond, check }: ScenarioOptions): Scenario {
  return {
    name: 'chaos',
    seed,
    perSecond,
    leadsPerSecond: 5,
    shares: mixedShares,
    goals: {
      goodPages: 0.9995,
      images: 0.99,
      // Each needs the CMS, of which three in ten responses fail, and is requested once more: nine in a hundred fail twice.
      // A busy machine adds time limits, after which no query is sent for some seconds; the 503 must be honest in any case.
      searches: check ? 0.8 : 0,
      // A form is sent again after a kill.
      formsAtOnce: false,
      ...(check && { pagesP99Ms: PAGES_P99_MS }),
    },
    during: (cluster, engines) => bringTroubles(cluster, engines, seconds, seed),
  };
}
