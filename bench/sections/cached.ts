import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchPage, startNginx } from '../contenders.ts';
import { type Figure, median } from '../figures.ts';
import { cpuMilliseconds, pin, processOn } from '../processes.ts';
import { onStage } from '../stage.ts';

const [SERVER_CORE, LOAD_CORE] = ['0', '1'];
const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 32;
/** Until the engine has compiled what it runs often. */
const WARM_UP_ROUNDS = 2;

/**
 * What a cached page costs, against nginx with the same bytes and headers.
 *
 * Each server has one core, the load another. Servers take turns in short rounds, so that a busy machine slows all of
 * them. The figure is CPU time per response: unlike a rate it does not depend on how fast the load is, or on who else has
 * the core. Linux with nginx, taskset and ss only.
 */
export function measureCached(): Promise<Figure[]> {
  return onStage(async ({ site, folder }) => {
    const figures: Figure[] = [];
    for (const encoding of ['identity', 'br']) {
      const page = await fetchPage(`${site.url}/`, encoding);
      const nginx = await startNginx(page, join(folder, `nginx-${encoding}`));
      const costs = await compare([`${site.url}/`, nginx.url], encoding);
      await nginx.stop();
      const [own = Number.NaN, reference = Number.NaN] = costs;
      figures.push(
        { name: `site, ${encoding}: CPU per response`, value: own, unit: 'µs' },
        { name: `site, ${encoding}: of nginx`, value: reference / own, unit: '×' },
        { name: `nginx, ${encoding}: CPU per response`, value: reference, unit: 'µs' },
      );
    }
    return figures;
  });
}

const run = promisify(execFile);

/** Requests a page as fast as one core can. @returns how many responses came */
async function load({ port, pathname }: URL, encoding: string): Promise<number> {
  const program = join(import.meta.dirname, '..', 'load.ts');
  const args = [program, port, pathname, encoding, String(CONNECTIONS), String(SECONDS)];
  const { stdout } = await run('taskset', ['-c', LOAD_CORE, process.execPath, ...args]);
  return Number(stdout);
}

/** Microseconds of CPU time for one response of each server. */
async function compare(urls: readonly string[], encoding: string): Promise<number[]> {
  const servers = await Promise.all(
    urls.map(async (url) => ({ url, pid: await processOn(Number(new URL(url).port)), costs: [] as number[] })),
  );
  for (const { pid } of servers) await pin(pid, SERVER_CORE);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const { url, pid, costs } of servers) {
      const before = await cpuMilliseconds(pid);
      const count = await load(new URL(url), encoding);
      if (round >= WARM_UP_ROUNDS) costs.push(((await cpuMilliseconds(pid)) - before) * (1000 / count));
    }
  }
  return servers.map(({ costs }) => median(costs));
}
