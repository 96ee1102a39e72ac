import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@headwater/tools/ports.ts';
import { startSite } from '@headwater/tools/running-program.ts';
import { startCmsProxy } from '../cms-proxy.ts';

/** The state of pages that visitors had seen when the site was killed. */
export interface KillRound {
  /** Pages that were stored at least a second before the kill. */
  due: number;
  /** Those of them that were missing afterwards. */
  lost: string[];
  /** Pages that differ from what visitors had seen. */
  changed: string[];
  /** Whether the site was ready without its CMS. */
  isReady: boolean;
}

const VISITORS = 4;
/** How long a visitor views a page: short, but long enough that some pages are still missing at the kill. */
const LOOK_MS = 100;
/** A page must be stored this long after a visitor got it. */
const SAFE_AFTER_MS = 1_000;

/** Paths of every published page, from the CMS. */
export async function publishedPaths(cmsUrl: string): Promise<string[]> {
  const response = await fetch(`${cmsUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ pages(first: 100) { nodes { uri } } }' }),
  });
  const { data } = (await response.json()) as { data: { pages: { nodes: { uri: string | null }[] } } };
  return data.pages.nodes.flatMap(({ uri }) => uri ?? []);
}

/** A random time while visitors are still browsing. */
export function randomMoment(): { pages: number; milliseconds: number } {
  return { pages: 1 + Math.floor(Math.random() * 20), milliseconds: Math.random() * 1_000 };
}

/**
 * Visitors browse a new site; the site is killed, the CMS goes down, the site starts again.
 * @param moment the time of the kill: after this many pages, plus a second, plus these milliseconds
 * @param folder for the site's data, which is deleted afterwards
 */
export async function killRound(
  cmsUrl: string,
  paths: readonly string[],
  moment: { pages: number; milliseconds: number },
  folder: string,
): Promise<KillRound> {
  const dataFolder = await mkdtemp(join(folder, 'killed-site-'));
  const variables = { DATA_DIR: dataFolder, PORT: String(await freePort()) };
  const cmsProxy = await startCmsProxy(cmsUrl);
  const seen = new Map<string, { body: string; at: number }>();
  const queue = [...paths];
  const enough = Promise.withResolvers<void>();
  let isKilled = false;

  async function visit(siteUrl: string): Promise<void> {
    for (let path = queue.shift(); path !== undefined && !isKilled; path = queue.shift()) {
      // A broken connection is the kill: this page was not seen.
      const response = await fetch(siteUrl + path).catch(() => undefined);
      const body = await response?.text().catch(() => undefined);
      if (response?.status === 200 && body !== undefined) seen.set(path, { body, at: performance.now() });
      if (seen.size >= moment.pages) enough.resolve();
      await pause(LOOK_MS);
    }
  }

  const site = await startSite(cmsProxy.url, dataFolder, 'live', variables);
  const visits = Array.from({ length: VISITORS }, () => visit(site.url));
  await enough.promise;
  await pause(SAFE_AFTER_MS + moment.milliseconds);
  const killedAt = performance.now();
  await site.kill();
  isKilled = true;
  await Promise.all(visits);
  await cmsProxy.close();

  const again = await startSite(cmsProxy.url, dataFolder, 'live', variables);
  try {
    const due = [...seen].filter(([, { at }]) => at <= killedAt - SAFE_AFTER_MS).map(([path]) => path);
    const lost: string[] = [];
    const changed: string[] = [];
    for (const [path, { body }] of seen) {
      const response = await fetch(again.url + path);
      const text = await response.text();
      if (response.status !== 200 && due.includes(path)) lost.push(path);
      if (response.status === 200 && text !== body) changed.push(path);
    }
    const { ok: isReady } = await fetch(`${again.url}/readyz`);
    return { due: due.length, lost, changed, isReady };
  } finally {
    await again.kill();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
