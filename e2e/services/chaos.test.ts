import { expect, test } from 'vitest';
import { bringChaos } from '../support/cluster/chaos.ts';
import { nginxProgram } from '../support/cluster/nginx.ts';
import { failedPages, settledLedger, trafficText } from '../support/cluster/traffic.ts';
import { startTestCluster } from './test-cluster.ts';

test.skipIf(!nginxProgram)('a failing CMS and a killed instance cost few pages and no leads', async () => {
  const cluster = await startTestCluster();
  const seed = Date.now() % 100_000;
  const traffic = await bringChaos({ cluster, seconds: 30, seed, run: 'chaos' });
  console.info(`Chaos with seed ${seed}:\n${trafficText(traffic)}`);
  expect(failedPages(traffic.pages).length / traffic.pages.length).toBeLessThanOrEqual(0.001);
  expect(await settledLedger(cluster, traffic.leads, 'chaos')).toMatchObject({ missing: 0, duplicates: 0 });
});
