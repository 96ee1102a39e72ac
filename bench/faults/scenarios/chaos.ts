import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '@headwater/e2e/support/cluster/cluster.ts';
import { mixedShares } from '@headwater/e2e/support/traffic/mix.ts';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import type { Scenario } from './run-scenario.ts';

/** Share of the CMS's answers that fail: a third each an error page, a GraphQL error and a broken connection. */
const SPOILED = 0.3;

function spoil(kind: number): string {
  if (kind < 1 / 3) return '<!doctype html><title>502 Bad Gateway</title>';
  if (kind < 2 / 3) return JSON.stringify({ errors: [{ message: 'Internal server error' }], data: null });
  throw new Error('the connection breaks');
}

/** A CMS that fails three answers in ten, and an instance that is killed. */
async function bringTroubles(cluster: Cluster, seconds: number, seed: number): Promise<void> {
  const random = seededRandom(seed);
  cluster.cmsProxy.edit = (answer) => (random() < SPOILED ? spoil(random()) : answer);
  try {
    const killAfter = seconds * (0.3 + 0.3 * random());
    const started = performance.now();
    await pause(killAfter * 1_000);
    await cluster.killAndStart(random() < 0.5 ? 0 : 1);
    await pause(Math.max(0, seconds * 1_000 - (performance.now() - started)));
  } finally {
    cluster.cmsProxy.edit = String;
  }
}

/** Everything fails at once, a little: 99.95 of 100 pages must be good all the same, and no lead may be lost or doubled. */
export function chaos({ seconds, seed, perSecond }: { seconds: number; seed: number; perSecond: number }): Scenario {
  return {
    ...{ name: 'chaos', seed, perSecond, leadsPerSecond: 5, shares: mixedShares },
    // A search needs the CMS, and a form is sent again after a kill.
    goals: { goodPages: 0.9995, others: false, formsAtOnce: false },
    during: (cluster) => bringTroubles(cluster, seconds, seed),
  };
}
