import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpus, loadavg, release, type as systemName, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@headwater/tools/paths.ts';

const run = promisify(execFile);

/** What figures depend on beside the code: machine, versions, commit, and what else was running. One line each. */
export async function describeMachine(): Promise<string[]> {
  const [first] = cpus();
  const { stdout: commit } = await run('git', ['describe', '--always', '--dirty'], { cwd: root });
  const { dependencies } = JSON.parse(await readFile(join(root, 'site', 'package.json'), 'utf8'));
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0);
  return [
    `${cpus().length} cores of ${first?.model ?? 'an unknown kind'}, ${gigabytes} GB, ${systemName()} ${release()}`,
    `Node ${process.versions.node}, Astro ${dependencies.astro}, React ${dependencies.react}`,
    `commit ${commit.trim()}, load before the run ${loadavg()[0]?.toFixed(1)}`,
  ];
}
