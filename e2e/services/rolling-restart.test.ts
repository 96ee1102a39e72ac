import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { nginxProgram } from '../support/cluster/nginx.ts';
import { countOutcomes } from '../support/cluster/statistics.ts';
import { failedLeads, settledLedger, trafficText, underTraffic } from '../support/cluster/traffic.ts';
import { startTestCluster } from './test-cluster.ts';

test.skipIf(!nginxProgram)(
  'four rolling restarts of two instances behind nginx fail no request and lose no lead',
  async () => {
    const cluster = await startTestCluster();
    const traffic = await underTraffic({
      // Half of what `npm run faults -- restart` sends: on a slow machine two starting sites take both cores.
      cluster,
      pagesPerSecond: 100,
      leadsPerSecond: 5,
      run: 'restart',
      async during() {
        await pause(2_000);
        for (const instance of [0, 1, 0, 1] as const) await cluster.restart(instance);
        await pause(2_000);
      },
    });
    console.info(`Four restarts:\n${trafficText(traffic)}`);
    expect(countOutcomes(traffic.pages), await cluster.nginx.errors()).toEqual({ 200: traffic.pages.length });
    expect(failedLeads(traffic.leads), await cluster.nginx.errors()).toEqual([]);
    expect(await settledLedger(cluster, traffic.leads, 'restart')).toMatchObject({ missing: 0, duplicates: 0 });
  },
);
