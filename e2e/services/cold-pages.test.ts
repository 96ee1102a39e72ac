import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hasRedis } from '../support/redis/redis-server.ts';
import { SHARED_QUERIES } from '../support/shared-queries.ts';
import { prepareInstances, type TestInstance } from './test-instances.ts';

const PATHS = 100;
const VISITORS = 500;
/** Of each instance to the CMS: those of its pages, and the one of the thread that reads the catalogue. */
const CONNECTIONS = 8 + 1;

async function contentPaths(cmsUrl: string): Promise<string[]> {
  const query = `{ contentNodes(first: ${PATHS}) { nodes { uri } } }`;
  const response = await fetch(`${cmsUrl}/graphql?${new URLSearchParams({ query })}`);
  const { data } = (await response.json()) as { data: { contentNodes: { nodes: { uri: string }[] } } };
  return data.contentNodes.nodes.map(({ uri }) => uri);
}

/** Opens a page as a visitor whose browser tries again after a 503. @returns whether it was there at once */
async function open({ get }: TestInstance, path: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { status } = await get(path);
    if (status !== 503) {
      expect(status, path).toBe(200);
      return attempt === 1;
    }
    await pause(1_000);
  }
}

test.skipIf(!hasRedis)(
  '500 first requests of 100 pages over two instances cost one set of queries for each page, nine at once per instance',
  async () => {
    const { cmsProxy, redis, start } = await prepareInstances();
    await redis.start();
    const two = [await start(), await start()] as const;
    for (const instance of two) await expect.poll(instance.redis, { timeout: 10_000 }).toBe('connected');
    const paths = await contentPaths(cmsProxy.url);
    expect(paths).toHaveLength(PATHS);
    cmsProxy.queries.length = 0;
    let [atOnce, most] = [0, 0];
    cmsProxy.hold = () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      return undefined;
    };
    cmsProxy.edit = (response) => {
      atOnce -= 1;
      return response;
    };

    const started = performance.now();
    const late = new Set<string>();
    const visits = Array.from({ length: VISITORS }, async (_, index) => {
      const path = paths[index % PATHS] ?? '/';
      // Each page is requested at both instances.
      const instance = two[(index + Math.floor(index / PATHS)) % 2 === 0 ? 0 : 1];
      if (!(await open(instance, path))) late.add(path);
    });
    await Promise.all(visits);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const own = cmsProxy.queries.filter(({ operationName }) => !SHARED_QUERIES.has(operationName));
    console.info(
      `${seconds} s; ${own.length} queries, ${most} at once; pages that were not there at once: ${late.size}`,
    );

    // A page that a busy machine does not finish in time is requested again.
    // A form may be on two pages: the contact page's is on those of representatives, too.
    const ofOnePage = own.filter(({ operationName }) => operationName !== 'GetForm');
    const byQuery = Map.groupBy(ofOnePage, ({ operationName, variables }) => `${operationName} ${variables}`);
    const repeated = [...byQuery].filter(([, queries]) => queries.length > 1);
    if (late.size === 0) expect(repeated).toEqual([]);
    else expect(repeated.length).toBeLessThanOrEqual(2 * late.size);
    expect(most).toBeLessThanOrEqual(2 * CONNECTIONS);
    expect(own.length).toBeGreaterThan(PATHS);
  },
);
