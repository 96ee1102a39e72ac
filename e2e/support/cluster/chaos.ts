import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import type { Cluster } from './cluster.ts';
import { type Traffic, underTraffic } from './traffic.ts';

interface ChaosOptions {
  cluster: Cluster;
  seconds: number;
  seed: number;
  run: string;
}

/** Share of the CMS's answers that fail: a third each an error page, a GraphQL error and a broken connection. */
const SPOILED = 0.3;

function spoil(kind: number): string {
  if (kind < 1 / 3) return '<!doctype html><title>502 Bad Gateway</title>';
  if (kind < 2 / 3) return JSON.stringify({ errors: [{ message: 'Internal server error' }], data: null });
  throw new Error('the connection breaks');
}

/** A CMS that fails one answer in three and an instance that is killed, under steady traffic. */
export async function bringChaos({ cluster, seconds, seed, run }: ChaosOptions): Promise<Traffic> {
  const random = seededRandom(seed);
  try {
    return await underTraffic({
      ...{ cluster, pagesPerSecond: 200, leadsPerSecond: 5, run },
      async during() {
        cluster.cmsProxy.edit = (answer) => (random() < SPOILED ? spoil(random()) : answer);
        const killAfter = seconds * (0.3 + 0.3 * random());
        await pause(killAfter * 1_000);
        const started = performance.now();
        await cluster.killAndStart(random() < 0.5 ? 0 : 1);
        await pause(Math.max(0, (seconds - killAfter) * 1_000 - (performance.now() - started)));
      },
    });
  } finally {
    cluster.cmsProxy.edit = String;
  }
}
