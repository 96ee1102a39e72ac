import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Resident memory in megabytes of the process that listens at a URL. Linux only. */
export async function residentMemory(url: string): Promise<number> {
  const status = await readFile(`/proc/${await processOn(Number(new URL(url).port))}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** Files and sockets that the process which listens at a URL has open. Linux only. */
export async function openFiles(url: string): Promise<number> {
  return (await readdir(`/proc/${await processOn(Number(new URL(url).port))}/fd`)).length;
}

const run = promisify(execFile);
/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock is. */
const TICK_MS = 10;

/** CPU time that a process has used so far, in user and in kernel mode, in milliseconds. Linux only. */
export async function cpuMilliseconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold spaces; the fields after it are numbers from the third on.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Keeps all threads of a process on one core. */
export async function pin(pid: number, core: string): Promise<void> {
  await run('taskset', ['-a', '-c', '-p', core, String(pid)]);
}

/** The process that listens on a port. @throws when there is none */
export async function processOn(port: number): Promise<number> {
  const { stdout } = await run('ss', ['-ltnpH', `sport = :${port}`]);
  const pids = [...stdout.matchAll(/pid=(\d+)/g)].map(([, pid]) => Number(pid));
  const pid = pids.toSorted((a, b) => a - b).at(-1);
  if (pid === undefined) throw new Error(`No process listens on port ${port}.`);
  return pid;
}
