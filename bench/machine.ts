import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpus, loadavg, release, type as systemName, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '@headwater/tools/chromium.ts';
import { root } from '@headwater/tools/paths.ts';

const run = promisify(execFile);

/** What a program says of its version; nginx does on its other output. */
async function versionOf(program: string, option: string): Promise<string> {
  const { stdout, stderr } = await run(program, [option]).catch(() => ({ stdout: '', stderr: '' }));
  return (stdout || stderr).trim().split('\n')[0] || `no ${program}`;
}

/** What figures depend on beside the code: machine, versions, commit, and what else was running. One line each. */
export async function describeMachine(): Promise<string[]> {
  const [first] = cpus();
  const { stdout: commit } = await run('git', ['describe', '--always', '--dirty'], { cwd: root });
  const packageOf = async (workspace: string) =>
    JSON.parse(await readFile(join(root, workspace, 'package.json'), 'utf8'));
  const [{ dependencies, devDependencies }, { devDependencies: own }] = [
    await packageOf('site'),
    await packageOf('bench'),
  ];
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0);
  return [
    `${cpus().length} cores of ${first?.model ?? 'an unknown kind'}, ${gigabytes} GB, ${systemName()} ${release()}`,
    `Node ${process.versions.node}, Vite ${devDependencies.vite}, React ${dependencies.react}`,
    `${await versionOf(await ensureChromium(), '--version')}, Lighthouse ${own.lighthouse}, ${await versionOf('nginx', '-v')}`,
    `commit ${commit.trim()}, load before the run ${loadavg()[0]?.toFixed(1)}`,
  ];
}
