import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bringChaos } from '../support/cluster/chaos.ts';
import { startCluster } from '../support/cluster/cluster.ts';
import { nginxProgram } from '../support/cluster/nginx.ts';
import { failedPages, settledLedger, trafficText } from '../support/cluster/traffic.ts';

test.skipIf(!nginxProgram)('a failing CMS and a killed instance cost few pages and no lead', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-chaos-'));
  const cluster = await startCluster(folder);
  onTestFinished(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const seed = Date.now() % 100_000;
  const traffic = await bringChaos({ cluster, seconds: 30, seed, run: 'chaos' });
  console.info(`Chaos with seed ${seed}:\n${trafficText(traffic)}`);
  expect(failedPages(traffic.pages).length / traffic.pages.length).toBeLessThanOrEqual(0.001);
  expect(await settledLedger(cluster, traffic.leads, 'chaos')).toMatchObject({ missing: 0, duplicates: 0 });
});
