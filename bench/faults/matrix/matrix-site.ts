import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tellSite } from '@headwater/e2e/support/webhook.ts';
import { startSite } from '@headwater/tools/running-program.ts';
import { createSiteClock } from '../clock/site-clock.ts';
import type { FaultyCms } from '../faulty-cms.ts';
import { loadPage, type PageResponse } from '../page-response.ts';
import { matrixKinds } from './kinds.ts';

/** The responses of each kind of page. */
export type Responses = ReadonlyMap<string, readonly PageResponse[]>;

/** A site of the matrix, with an empty cache at first. */
export interface MatrixSite {
  /** Requests every kind of page, so many times at once. */
  load(atOnce?: number): Promise<Responses>;
  /** Makes every page older than it may be. */
  expire(): Promise<void>;
  /** Reports a change of every page to the site, as the CMS does. */
  purge(): Promise<void>;
  /** Resolves when the site sends its CMS no more queries, because all refreshes have ended. */
  settled(): Promise<void>;
  /** Resolves when every page was rendered again. @returns the seconds it took @throws when one was not for two minutes */
  recovered(): Promise<number>;
  stop(): Promise<void>;
}

/** More than a page is fresh, and than any pause before a refresh is repeated. */
const EXPIRED_MS = 200_000;
/** More than a refresh may take, with its retry. */
const SETTLED_MS = 12_000;
const RECOVERED_MS = 120_000;

async function until(isDone: () => Promise<boolean> | boolean, mostMs: number): Promise<boolean> {
  const endsAt = performance.now() + mostMs;
  while (performance.now() < endsAt) {
    if (await isDone()) return true;
    await pause(50);
  }
  return false;
}

/** @param folder in which the site's data get a folder of their own */
export async function startMatrixSite(cms: FaultyCms, folder: string, state: 'ready' | 'live'): Promise<MatrixSite> {
  const dataFolder = await mkdtemp(join(folder, 'site-'));
  const site = await startSite(cms.url, dataFolder, state, { LOG_LEVEL: 'silent', DATA_DIR: dataFolder });
  const moveClock = createSiteClock(dataFolder);

  async function load(atOnce = 1): Promise<Responses> {
    const each = Object.entries(matrixKinds).map(async ([kind, path]) => {
      const responses = await Promise.all(Array.from({ length: atOnce }, () => loadPage(site.url + path)));
      return [kind, responses] as const;
    });
    return new Map(await Promise.all(each));
  }

  return {
    load,
    expire: () => moveClock(EXPIRED_MS),
    async purge() {
      await tellSite(site.url, [], Object.values(matrixKinds));
    },
    async settled() {
      let idle = 0;
      await until(() => {
        idle = cms.isIdle() ? idle + 1 : 0;
        return idle > 5;
      }, SETTLED_MS);
    },
    async recovered() {
      const startedAt = performance.now();
      let late: string[] = [];
      const isFresh = async () => {
        const responses = [...(await load())];
        late = responses.filter(([, all]) => all.some(({ cache }) => cache !== 'HIT')).map(([kind]) => kind);
        return late.length === 0;
      };
      if (!(await until(isFresh, RECOVERED_MS))) throw new Error(`not rendered again within two minutes: ${late}`);
      return (performance.now() - startedAt) / 1000;
    },
    async stop() {
      await site.kill();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
