import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { type Contender, fetchPage, startNginx } from '../contenders.ts';
import { type Figure, median } from '../figures.ts';
import { cpuMilliseconds, pin, processOn } from '../processes.ts';
import { onStage } from '../stage.ts';

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 32;
/** Until the engine has compiled what it runs often. */
const WARM_UP_ROUNDS = 2;
const path = '/';

/**
 * What a cached page costs, against nginx with the same bytes and headers.
 *
 * Each server has one core, the load another. Servers take turns in short rounds, so that a busy machine slows all of
 * them. The figure is CPU time per response: unlike a rate it does not depend on how fast the load is, or on who else has
 * the core. Linux with nginx, taskset and ss only.
 */
export function measureCached(): Promise<Figure[]> {
  return onStage(async ({ site, folder }) => {
    const port = Number(new URL(site.url).port);
    const pid = await processOn(port);
    await pin(pid, SERVER_CORE);
    const figures: Figure[] = [];
    for (const encoding of ['identity', 'br']) {
      const page = await fetchPage(site.url + path, encoding);
      const nginx = await startNginx({ page, folder, port: await freePort(), core: SERVER_CORE });
      const costs = await compare([{ name: 'site', pid, port, path }, nginx], encoding);
      await nginx.stop();
      const reference = costs.get('nginx') ?? Number.NaN;
      for (const [name, cost] of costs) {
        figures.push({ name: `${name}, ${encoding}: CPU per response`, value: cost, unit: 'µs' });
        if (name !== 'nginx')
          figures.push({ name: `${name}, ${encoding}: of nginx`, value: reference / cost, unit: '×' });
      }
    }
    return figures;
  });
}

async function compare(contenders: readonly Contender[], encoding: string): Promise<Map<string, number>> {
  const costs = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const contender of contenders) {
      const cost = await costOf(contender, encoding);
      if (round >= WARM_UP_ROUNDS) costs.get(contender.name)?.push(cost);
    }
  }
  return new Map([...costs].map(([name, values]) => [name, median(values)]));
}

/** Microseconds of CPU time for one response. */
async function costOf({ pid, port, path: page }: Contender, encoding: string): Promise<number> {
  const before = await cpuMilliseconds(pid);
  const responses = await loadFrom(port, page, encoding);
  return ((await cpuMilliseconds(pid)) - before) * (1000 / responses);
}

async function loadFrom(port: number, page: string, encoding: string): Promise<number> {
  const program = join(import.meta.dirname, '..', 'load.ts');
  const args = [process.execPath, program, port, page, encoding, CONNECTIONS, SECONDS];
  const child = spawn('taskset', ['-c', String(LOAD_CORE), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const responses = Number(output.trim());
  if (code !== 0 || !(responses > 0)) throw new Error(`The load on port ${port} ended with ${code}: ${output}`);
  return responses;
}
