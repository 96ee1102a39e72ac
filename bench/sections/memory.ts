import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Figure } from '../figures.ts';
import { mixedRequests } from '../mixed-requests.ts';
import { residentMemory } from '../resident-memory.ts';
import { onStage } from '../stage.ts';

const CONNECTIONS = 16;
/** Of paths that do not exist, and of searches beyond one visitor's limit. Fast error pages would make a false figure. */
const EXPECTED: ReadonlySet<number> = new Set([200, 404, 429]);
/** The largest of these samples is a figure, too: what the machine must have. */
const REQUESTS_PER_SAMPLE = 5000;

/**
 * Memory of both programs after a mixture of requests with pictures, and the most that the site held meanwhile.
 * @param requests how many
 */
export function measureMemory(requests: number): Promise<Figure[]> {
  return onStage(async ({ site, cms }) => {
    const pathOf = await mixedRequests(site.url, cms.url);
    let most = 0;
    for (let sent = 0; sent < requests; sent += REQUESTS_PER_SAMPLE) {
      const paths = Array.from({ length: Math.min(REQUESTS_PER_SAMPLE, requests - sent) }, (_, index) =>
        pathOf(sent + index),
      );
      await requestAll(site.url, paths);
      most = Math.max(most, await residentMemory(site.url));
    }
    return [
      { name: 'the site after all requests', value: await residentMemory(site.url), unit: 'MB' },
      { name: 'the site, at most', value: most, unit: 'MB' },
      { name: 'the CMS after all requests', value: await residentMemory(cms.url), unit: 'MB' },
    ];
  });
}

async function requestAll(siteUrl: string, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const queue = [...paths].reverse();
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await request(siteUrl + path, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
}

async function request(url: string, agent: Agent): Promise<void> {
  const sent = get(url, { agent, headers: { 'accept-encoding': 'gzip, br', accept: 'text/html,image/webp,*/*' } });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const { statusCode = 0 } = answer;
  if (!EXPECTED.has(statusCode)) throw new Error(`${url} answered ${statusCode}.`);
}
