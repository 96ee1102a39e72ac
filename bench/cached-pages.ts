/**
 * Compares the cost of a cached page with nginx serving the same bytes and headers: `node bench/cached-pages.ts`.
 *
 * Each server has one core, the load another. Servers take turns in short rounds, so that a busy machine slows all of
 * them. The figure is CPU time per answer: unlike a rate it does not depend on how fast the load is, or on who else has
 * the core. The bare server writes the same bytes with `node:http` and nothing else.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { type Contender, fetchPage, startBare, startNginx } from './contenders.ts';
import { cpuMilliseconds, median, pin, processOn } from './cpu-time.ts';

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 32;
/** Until the JavaScript engine has compiled the hot code. */
const WARM_UP_ROUNDS = 2;
const BAR = 0.75;

async function loadFrom(port: number, path: string, encoding: string): Promise<number> {
  const args = [process.execPath, join(import.meta.dirname, 'load.ts'), port, path, encoding, CONNECTIONS, SECONDS];
  const child = spawn('taskset', ['-c', String(LOAD_CORE), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const answers = Number(output.trim());
  if (code !== 0 || !(answers > 0)) throw new Error(`The load on port ${port} ended with ${code}: ${output}`);
  return answers;
}

/** Microseconds of CPU time for one answer. */
async function costOf({ pid, port, path }: Contender, encoding: string): Promise<number> {
  const before = await cpuMilliseconds(pid);
  const answers = await loadFrom(port, path, encoding);
  return ((await cpuMilliseconds(pid)) - before) * (1000 / answers);
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

const folder = await mkdtemp(join(tmpdir(), 'headwater-bench-'));
const stops: (() => Promise<void>)[] = [];
let isBelow = false;
try {
  const [cms] = await Promise.all([startCms(folder), buildSiteIfChanged(say)]);
  stops.push(cms.stop);
  const site = await startSite(cms.url, folder);
  stops.push(site.stop);
  const port = Number(new URL(site.url).port);
  const sitePid = await processOn(port);
  await pin(sitePid, SERVER_CORE);
  const path = process.argv[2] ?? '/';
  for (const encoding of ['identity', 'br']) {
    const page = await fetchPage(site.url + path, encoding);
    const nginx = await startNginx({ page, folder, port: await freePort(), core: SERVER_CORE });
    const bare = await startBare({ page, folder, port: await freePort(), core: SERVER_CORE });
    const contenders = [{ name: 'site', pid: sitePid, port, path }, nginx, bare];
    const costs = await compare(contenders, encoding);
    await Promise.all([nginx.stop(), bare.stop()]);
    const reference = costs.get('nginx') ?? Number.NaN;
    say(`${path} ${encoding}, ${page.body.length} bytes; medians of ${ROUNDS} rounds`);
    for (const [name, cost] of costs) {
      say(
        `  ${name.padEnd(6)} ${cost.toFixed(1).padStart(6)} µs of CPU per answer, ${(reference / cost).toFixed(2)} of nginx`,
      );
    }
    isBelow ||= !(reference / (costs.get('site') ?? Number.NaN) >= BAR);
  }
  say(isBelow ? `Below the bar of ${BAR}.` : `At or above the bar of ${BAR}.`);
} finally {
  for (const stop of stops.toReversed()) await stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isBelow ? 1 : 0;
