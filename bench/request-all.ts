import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { NOT_THERE } from './mixed-requests.ts';

const CONNECTIONS = 16;
/** Of paths that do not exist, and of searches beyond one visitor's limit. Fast error pages would make a false figure. */
const EXPECTED: ReadonlySet<number> = new Set([200, 404, 429]);
/** On a busy machine a page may not be ready in time: it is requested again. */
const UNAVAILABLE = 503;
const ATTEMPTS = 60;
const AGAIN_MS = 1_000;

/**
 * Requests each path of a site once, sixteen at a time; again after a 503, at most sixty times.
 * @throws when a response has another status than 200, 404 or 429, unless a path does not exist
 */
export async function requestAll(siteUrl: string, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const queue = [...paths].reverse();
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await insist(siteUrl + path, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
}

/** A scan of such paths gets a 503 for as long as the site has no complete list of paths. */
const isUnknown = (url: string) => new URL(url).pathname.startsWith(NOT_THERE);

async function insist(url: string, agent: Agent): Promise<void> {
  let status = await request(url, agent);
  if (status === UNAVAILABLE && isUnknown(url)) return;
  for (let attempt = 1; status === UNAVAILABLE && attempt < ATTEMPTS; attempt += 1) {
    await pause(AGAIN_MS);
    status = await request(url, agent);
  }
  if (!EXPECTED.has(status)) throw new Error(`${url} responded with ${status}.`);
}

async function request(url: string, agent: Agent): Promise<number> {
  const sent = get(url, {
    agent,
    headers: { 'accept-encoding': 'gzip, br', accept: 'text/html,image/avif,image/webp,*/*' },
  });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}
