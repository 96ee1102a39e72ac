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

/** Sends a request for each URL, sixteen at a time. @returns how many, and how long they took */
async function sendAll(urls: Iterable<string>, send: (url: string, agent: Agent) => Promise<void>) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  const queue = urls[Symbol.iterator]();
  let count = 0;
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await send(next.value, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return { count, seconds: (performance.now() - started) / 1000 };
}

/**
 * Requests each path of a site once, sixteen at a time; again after a 503, at most sixty times.
 * @throws when a response has another status than 200, 404 or 429, unless a path does not exist
 */
export async function requestAll(siteUrl: string, paths: readonly string[]): Promise<void> {
  const urls = paths.map((path) => siteUrl + path);
  await sendAll(urls, (url, agent) => insist(url, agent));
}

/** Requests URLs whose responses must be 200: a fast error page would make a good but false rate. */
export function requestPages(urls: Iterable<string>) {
  return sendAll(urls, async (url, agent) => {
    const status = await request(url, agent, { 'accept-encoding': 'gzip' });
    if (status !== 200) throw new Error(`${url} responded with ${status}.`);
  });
}

/** The URLs over and over, for some seconds. */
export function* repeated(urls: readonly string[], seconds: number): Generator<string> {
  const end = performance.now() + seconds * 1000;
  for (let count = 0; performance.now() < end; count += 1) yield urls[count % urls.length] ?? '';
}

/** A scan of such paths gets a 503 for as long as the site has no complete list of paths. */
const isUnknown = (url: string) => new URL(url).pathname.startsWith(NOT_THERE);

async function insist(url: string, agent: Agent): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html,image/avif,image/webp,*/*' };
  let status = await request(url, agent, headers);
  if (status === UNAVAILABLE && isUnknown(url)) return;
  for (let attempt = 1; status === UNAVAILABLE && attempt < ATTEMPTS; attempt += 1) {
    await pause(AGAIN_MS);
    status = await request(url, agent, headers);
  }
  if (!EXPECTED.has(status)) throw new Error(`${url} responded with ${status}.`);
}

async function request(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}
