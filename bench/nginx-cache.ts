/**
 * Cached pages per second through the nginx of `deploy/nginx`: `node bench/nginx-cache.ts [seconds]`. nginx has one core and
 * wrk the other; two instances of the site idle behind. The CPU time of an answer says what the core could do with
 * nothing else on it. Linux with nginx, wrk and taskset.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@headwater/e2e/support/cluster/cluster.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { cpuMilliseconds, pin } from './processes.ts';

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const seconds = Number(process.argv[2] ?? 10);

/** Process IDs of nginx: its master and its worker. */
async function nginxProcesses(folder: string): Promise<number[]> {
  const master = Number(await readFile(join(folder, 'nginx', 'nginx.pid'), 'utf8'));
  const children = await readFile(`/proc/${master}/task/${master}/children`, 'utf8');
  return [master, ...children.trim().split(/\s+/).map(Number)];
}

const folder = await mkdtemp(join(tmpdir(), 'headwater-nginx-'));
await buildSiteIfChanged(say);
const cluster = await startCluster(folder);
try {
  const processes = await nginxProcesses(folder);
  for (const pid of processes) await pin(pid, SERVER_CORE);
  const cpuTime = async () => {
    const times = await Promise.all(processes.map(cpuMilliseconds));
    return times.reduce((sum, time) => sum + time, 0);
  };
  for (const encoding of ['br', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const { headers: sent } = await fetch(cluster.url, { headers });
    const load = ['wrk', '-t1', '-c64', `-d${seconds}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`];
    const before = await cpuTime();
    const { output } = await runTool('taskset', ['-c', String(LOAD_CORE), ...load, `${cluster.url}/`], folder);
    const answers = Number(/(\d+) requests in/.exec(output)?.[1]);
    const microseconds = ((await cpuTime()) - before) * (1_000 / answers);
    say(`Front page, ${encoding}, ${sent.get('content-length')} bytes:\n${output}`);
    say(
      `  ${microseconds.toFixed(1)} µs of CPU time per answer: ${Math.round(1e6 / microseconds)} per second and core\n`,
    );
  }
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
