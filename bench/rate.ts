import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

const connections = 16;

/** Answers per second when each URL is requested exactly once. */
export async function measureOnce(urls: readonly string[]): Promise<number> {
  const queue = [...urls];
  return measure(() => queue.shift());
}

/** Answers per second when the URLs are requested repeatedly for some seconds. */
export async function measureFor(urls: readonly string[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  return measure(() => {
    count += 1;
    return performance.now() < end ? urls[count % urls.length] : undefined;
  });
}

/** Requests the URLs from `next` until there are no more, over a fixed number of keep-alive connections. */
async function measure(next: () => string | undefined): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let answers = 0;
  const work = async () => {
    for (let url = next(); url !== undefined; url = next()) {
      await ask(url, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return answers / ((performance.now() - started) / 1000);
}

async function ask(url: string, agent: Agent): Promise<void> {
  const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  // A fast error page would make a good but false rate.
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
}
