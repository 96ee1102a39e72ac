import { readdir, stat } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { countOutcomes, percentile } from '@headwater/e2e/support/cluster/statistics.ts';
import { startCmsProxy } from '@headwater/e2e/support/cms-proxy.ts';
import { sendRequest } from '@headwater/e2e/support/traffic/send-request.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { openFiles, residentMemory } from '../processes.ts';
import { listPages } from '../query-cms.ts';

/** What many different requests together may cost. An unknown path is a 503 while the site reads the list of known ones. */
const GOALS = { megabytes: 5, files: 50, queries: 200, unavailable: 100 };

/** What many different requests cost. */
export interface Costs {
  /** By which the data folder of the site grew. */
  megabytes: number;
  files: number;
  /** Queries of the CMS, without searches. */
  queries: number;
  /** Responses with the status 503. */
  unavailable: number;
  /** Responses with another status than such a request may have. */
  wrong: readonly string[];
}

/** One sentence for each goal that was missed. */
export function missedCosts({ megabytes, files, queries, unavailable, wrong }: Costs): string[] {
  const missed: [boolean, string][] = [
    [megabytes > GOALS.megabytes, `${megabytes.toFixed(2)} MB were stored, not ${GOALS.megabytes} at most.`],
    [files > GOALS.files, `${files} files were stored, not ${GOALS.files} at most.`],
    [queries > GOALS.queries, `${queries} queries of the CMS, not ${GOALS.queries} at most.`],
    [unavailable > GOALS.unavailable, `${unavailable} responses were 503, not ${GOALS.unavailable} at most.`],
    [wrong.length > 0, `Wrong responses: ${wrong.slice(0, 5).join('; ')}.`],
  ];
  return missed.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : []));
}

const CONNECTIONS = 16;
/** Scanners: each has limits of its own. */
const VISITORS = 16;
const EXPECTED: ReadonlySet<number> = new Set([200, 308, 404, 429, 503]);

/** Path of the n-th request: half are paths that do not exist, a quarter queries of pages, a quarter searches. */
function pathOf(index: number): string {
  if (index % 2 === 0) return `/not-there-${index}/`;
  return index % 4 === 1 ? `/?q${index}=${index}` : `/search?q=water+${index}`;
}

async function stored(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        // Temporary files come and go.
        () => 0,
      ),
    );
  return { files: sizes.length, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}

/** Resident memory and open files of the program on a port. */
async function stateOf(url: string) {
  return `${(await residentMemory(url)).toFixed(0)} MB, ${await openFiles(url)} open files`;
}

function listed(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map((pair) => pair.join(': '))
    .join(', ');
}

/**
 * Requests paths and queries that are all different, and pages meanwhile: what the site stores of them, what it sends to its
 * CMS, and how long the good pages take. Linux only.
 * @param requests how many
 * @returns the goals that were missed
 */
export async function runCardinality(requests: number): Promise<string[]> {
  const folder = await temporaryFolder('cardinality');
  await buildSiteIfChanged(say);
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const cms = await startCms(folder);
    ends.unshift(cms.stop);
    const proxy = await startCmsProxy(cms.url);
    ends.unshift(proxy.close);
    const dataFolder = join(folder, 'site-data');
    const site = await startSite(proxy.url, folder, 'ready', { DATA_DIR: dataFolder, TRUSTED_PROXIES: '1' });
    ends.unshift(site.stop);
    const agent = new Agent({ keepAlive: true, timeout: 4_000 });
    const get = (path: string, visitor: number) =>
      sendRequest(site.url + path, { agent, headers: { 'x-forwarded-for': `198.51.100.${visitor}` } });

    const pages = await listPages(cms.url);
    for (const path of pages) await get(path, 200);
    // The site writes pages to its disk after their first responses.
    await pause(5_000);
    const before = await stored(dataFolder);
    const states = [await stateOf(site.url)];
    for (const earlier of [proxy.queries, proxy.backgroundQueries]) earlier.length = 0;
    const wrong: string[] = [];
    const responses: { outcome: number }[] = [];
    let next = 0;
    const scan = async () => {
      for (let index = next++; index < requests; index = next++) {
        const { status } = await get(pathOf(index), 1 + (index % VISITORS));
        responses.push({ outcome: status });
        if (!EXPECTED.has(status)) wrong.push(`${pathOf(index)}: ${status}`);
        if (index === Math.floor(requests / 2)) states.push(await stateOf(site.url));
      }
    };
    const times: number[] = [];
    const isOver = new AbortController();
    const visit = async () => {
      for (let count = 0; !isOver.signal.aborted; count += 1) {
        const path = pages[count % pages.length] ?? '/';
        const started = performance.now();
        const { status } = await get(path, 201);
        times.push(performance.now() - started);
        if (status !== 200) wrong.push(`${path}: ${status}`);
        await pause(50);
      }
    };
    const visits = visit();
    await Promise.all(Array.from({ length: CONNECTIONS }, scan)).finally(() => isOver.abort());
    await visits;
    await pause(5_000);
    const after = await stored(dataFolder);
    states.push(await stateOf(site.url));
    agent.destroy();
    const statuses = countOutcomes(responses);
    const queries = [...proxy.queries, ...proxy.backgroundQueries];
    const operations = queries.map(({ operationName }) => ({ outcome: operationName }));
    const searches = operations.filter(({ outcome }) => /search/i.test(outcome)).length;
    const costs: Costs = {
      megabytes: (after.bytes - before.bytes) / 1e6,
      files: after.files - before.files,
      queries: operations.length - searches,
      unavailable: statuses[503] ?? 0,
      wrong,
    };
    say(
      [
        `## ${requests} different paths, queries and searches of ${VISITORS} visitors`,
        '',
        `- responses: ${listed(statuses)}`,
        `- stored: ${costs.megabytes.toFixed(2)} MB and ${costs.files} files more`,
        `- queries of the CMS: ${costs.queries} beside ${searches} searches (${listed(countOutcomes(operations))})`,
        `- p95 of ${times.length} good pages meanwhile: ${percentile(times, 0.95).toFixed(0)} ms`,
        `- the site before, half-way and after: ${states.join('; ')}`,
      ].join('\n'),
    );
    return missedCosts(costs);
  } finally {
    for (const end of ends) await end();
  }
}
