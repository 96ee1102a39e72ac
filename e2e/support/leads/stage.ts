import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@headwater/tools/ports.ts';
import { operatorHeaders, type RunningProgram, startSite } from '@headwater/tools/running-program.ts';
import { type CmsProxy, startCmsProxy } from '../cms-proxy.ts';
import type { Company } from '../companies.ts';
import { statesIn } from './lead-states.ts';
import { flaggedLeads } from './ledger.ts';

/** A site that can be killed and restarted with its leads, behind a proxy to the CMS that can be closed. */
export interface LeadStage {
  siteUrl: string;
  /** Between the site and the CMS. */
  cmsProxy: CmsProxy;
  dataFolder: string;
  /** `kill -9`, and a restart. */
  killAndStart(): Promise<void>;
  shutCms(): Promise<void>;
  openCms(): Promise<void>;
  /** Holds the outbox's lock for a while, as another program might. */
  lockOutbox(milliseconds: number): Promise<void>;
  /** Resolves when the site has no waiting leads. @param mostSeconds how long none may leave @returns the seconds it took */
  drained(mostSeconds: number): Promise<number>;
  /** The number of leads in each state. */
  states(): Promise<Record<string, number>>;
  /** The number of leads with each flag. */
  flags(): Promise<Record<string, number>>;
  /** The output of all of its processes. */
  log(): string[];
  close(): Promise<void>;
}

/** A site of one machine. */
export interface FileStage extends LeadStage {
  /** Path of its outbox. */
  outbox: string;
}

/**
 * @param dataFolder for this site only
 * @param variables environment variables of the site besides those that every test needs
 */
export async function openStage(
  cmsUrl: string,
  dataFolder: string,
  variables: Record<string, string> = {},
): Promise<FileStage> {
  await mkdir(dataFolder, { recursive: true });
  const port = String(await freePort());
  const cmsProxy = await startCmsProxy(cmsUrl);
  const logs: string[][] = [];
  const start = async (): Promise<RunningProgram> => {
    const started = await startSite(cmsProxy.url, dataFolder, 'live', {
      PORT: port,
      DATA_DIR: dataFolder,
      ...variables,
    });
    logs.push(started.log);
    return started;
  };
  let site = await start();
  const outbox = join(dataFolder, 'site', 'leads.sqlite');

  return {
    siteUrl: site.url,
    outbox,
    cmsProxy,
    dataFolder,
    async killAndStart() {
      await site.kill();
      site = await start();
    },
    shutCms: cmsProxy.close,
    openCms: cmsProxy.open,
    async lockOutbox(milliseconds) {
      const locker = new DatabaseSync(outbox, { timeout: 10_000 });
      locker.exec('BEGIN IMMEDIATE');
      await pause(milliseconds);
      locker.exec('ROLLBACK');
      locker.close();
    },
    drained: (mostSeconds) => drained(site.url, mostSeconds),
    states: async () => statesIn(outbox),
    flags: async () => flaggedLeads(outbox),
    log: () => logs.flat(),
    async close() {
      await site.stop();
      await cmsProxy.close();
    },
  };
}

/** A stage of one company whose folder is deleted when it closes. */
export async function openOwnStage({ cmsUrl, folder: parent }: Company, purpose: string): Promise<FileStage> {
  const folder = await mkdtemp(join(parent, `leads-${purpose}-`));
  const stage = await openStage(cmsUrl, folder);
  return {
    ...stage,
    async close() {
      await stage.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Resolves when a site has no waiting leads. How fast they leave depends on the machine, so only a halt is an error.
 * @param mostSeconds how long none may leave
 * @returns the seconds it took
 */
export async function drained(siteUrl: string, mostSeconds: number): Promise<number> {
  const started = performance.now();
  let [fewest, fewestAt] = [Number.POSITIVE_INFINITY, started];
  for (;;) {
    const count = (await waiting(siteUrl)) ?? fewest;
    const now = performance.now();
    if (count === 0) return (now - started) / 1000;
    if (count < fewest) [fewest, fewestAt] = [count, now];
    if (now - fewestAt > mostSeconds * 1000)
      throw new Error(`${fewest} leads wait, and none left for ${mostSeconds} s`);
    await pause(250);
  }
}

async function waiting(siteUrl: string): Promise<number | undefined> {
  const health: unknown = await fetch(`${siteUrl}/healthz`, { headers: operatorHeaders }).then(
    (response) => response.json(),
    () => undefined,
  );
  if (typeof health !== 'object' || health === null || !('outbox' in health)) return undefined;
  const { outbox } = health;
  if (typeof outbox !== 'object' || outbox === null || !('waiting' in outbox)) return undefined;
  const { handOver } = outbox as { handOver?: { waiting: number } };
  return Number(outbox.waiting) + (handOver?.waiting ?? 0);
}
