/**
 * What a flood of change messages costs: `node e2e/webhook-flood.ts [messages per second] [seconds]`.
 * Prints how often each page was rendered, how long visitors waited, and when the last change was
 * live. Exit code 1 when a limit is exceeded: a burst of 3 renderings per page and 1 in 5 seconds after that, the
 * last change within 2 seconds, 200 ms for 95 of 100 pages.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { startCmsProxy } from './support/cms-proxy.ts';
import type { Flood, FloodResult } from './support/flood/send-messages.ts';
import { publishedPaths } from './support/restarts/kill-round.ts';

const [perSecond = 1000, seconds = 20] = process.argv.slice(2).map(Number);
const pageCount = 26;
const visitsPerSecond = 50;
const bars = { liveMs: 2_000, p95: 200 };

const folder = await mkdtemp(join(tmpdir(), 'headwater-flood-'));
const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
const proxy = await startCmsProxy(cms.url);
const site = await startSite(proxy.url, folder, 'ready', { CMS_SECRET: 'a-secret-for-tests-only' });

/** When the CMS gave the newest response on a page, epoch milliseconds. Menus may be older than pages. */
async function shownSince(path: string): Promise<number> {
  const html = await (await fetch(site.url + path)).text();
  return Math.max(0, ...[...html.matchAll(/as of (\d{13})/g)].map(([, time]) => Number(time)));
}

async function visit(path: string, waits: number[]): Promise<void> {
  const started = performance.now();
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  waits.push(performance.now() - started);
}

try {
  const paths = (await publishedPaths(cms.url)).slice(0, pageCount);
  // Every title contains the time of its query.
  proxy.edit = (text) => text.replaceAll('"title":"', `"title":"as of ${Date.now()} `);
  for (const path of paths) await shownSince(path);
  proxy.queries.length = 0;
  const workerData: Flood = { siteUrl: site.url, secret: 'a-secret-for-tests-only', perSecond, seconds, paths };
  const worker = new Worker(new URL('./support/flood/send-messages.ts', import.meta.url), { workerData });
  let flood: FloodResult | undefined;
  const finished = once(worker, 'message').then(([result]) => {
    flood = result as FloodResult;
  });
  const waits: number[] = [];
  const visits: Promise<void>[] = [];
  for (let count = 0; !flood; count += 1) {
    visits.push(visit(paths[count % paths.length] ?? '/', waits));
    await pause(1000 / visitsPerSecond);
  }
  await Promise.all([finished, ...visits]);
  const { sent, responses, lastTakenAt, tookSeconds } = flood;
  const mostRenderings = Math.floor(3 + tookSeconds / 5 + 1);

  const late = new Set(paths);
  let liveMs = Number.POSITIVE_INFINITY;
  while (late.size > 0 && Date.now() - lastTakenAt < 15_000) {
    for (const path of late) if ((await shownSince(path)) >= lastTakenAt) late.delete(path);
    if (late.size === 0) liveMs = Date.now() - lastTakenAt;
    await pause(20);
  }
  const counts = paths.map(
    (path) =>
      proxy.queries.filter(
        ({ operationName, variables }) => operationName === 'GetSeedNode' && JSON.parse(variables).uri === path,
      ).length,
  );
  const sorted = waits.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  say(`${sent} messages in ${tookSeconds.toFixed(1)} s, responses ${JSON.stringify(responses)}`);
  say(
    `renderings of ${paths.length} pages: ${counts.reduce((sum, count) => sum + count, 0)}, most of one ${Math.max(...counts)} (bar ${mostRenderings})`,
  );
  say(
    `${waits.length} pages for visitors: p95 ${p95.toFixed(1)} ms (bar ${bars.p95}), slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
  );
  say(`the last change was live on every page after ${liveMs} ms (bar ${bars.liveMs})`);
  if (Math.max(...counts) > mostRenderings || liveMs > bars.liveMs || p95 > bars.p95 || late.size > 0)
    process.exitCode = 1;
} finally {
  await site.kill();
  await proxy.close();
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
