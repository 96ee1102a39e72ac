import { setTimeout as pause } from 'node:timers/promises';
import { startCmsProxy } from '../cms-proxy.ts';
import type { Postgres } from '../postgres.ts';
import { startInstances } from './instances.ts';
import { drained, type LeadStage } from './stage.ts';

interface SharedStageOptions {
  instances: number;
  postgres: Postgres;
  variables?: Record<string, string> | undefined;
}

/** Instances of a site that share a PostgreSQL database, behind a balancer; kills hit one of them at random. */
export async function openSharedStage(
  cmsUrl: string,
  folder: string,
  { instances: count, postgres, variables = {} }: SharedStageOptions,
): Promise<LeadStage> {
  const cmsProxy = await startCmsProxy(cmsUrl);
  const instances = await startInstances({ count, cmsUrl: cmsProxy.url, databaseUrl: postgres.url, folder, variables });
  const counts = async (sql: string) =>
    Object.fromEntries((await postgres.query(sql)).map(({ name, leads }) => [String(name), Number(leads)]));
  return {
    siteUrl: instances.url,
    cmsProxy,
    dataFolder: folder,
    killAndStart: () => instances.killAndStart(Math.floor(Math.random() * count)),
    shutCms: cmsProxy.close,
    openCms: cmsProxy.open,
    async lockOutbox(milliseconds) {
      const unlock = await postgres.lock('headwater_leads');
      await pause(milliseconds);
      await unlock();
    },
    drained: (mostSeconds) => drained(instances.url, mostSeconds),
    states: () => counts('SELECT state AS name, count(*) AS leads FROM headwater_leads GROUP BY 1'),
    flags: () =>
      counts('SELECT flag AS name, count(*) AS leads FROM headwater_leads, unnest(flags) AS flag GROUP BY 1'),
    log: instances.log,
    async close() {
      await instances.close();
      await cmsProxy.close();
    },
  };
}
