import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Cluster, type ClusterOptions, startCluster } from '../support/cluster/cluster.ts';

/** A cluster for one test, deleted with all its files when the test ends. */
export async function startTestCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-cluster-'));
  const cluster = await startCluster(folder, options);
  onTestFinished(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return cluster;
}
