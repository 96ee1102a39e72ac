import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.ts';
import { runTool } from './tool.ts';

/** Folders of system services, which are not on every PATH. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

/** Full path of the first of these programs on the PATH or among the system services. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Whether `installFromDebian` can work: as root on Debian or Ubuntu. */
export function canInstallFromDebian(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/**
 * Installs Debian packages without prompting: all at once, which takes a fraction of the time, and where that fails,
 * because one of them does not exist, each by itself.
 * @returns the output of apt-get
 */
export async function installFromDebian(...names: readonly string[]): Promise<string> {
  say(`Installing ${names.join(', ')} (apt-get install ${names.join(' ')}) …`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (packages: readonly string[]) =>
    runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], '/', quiet);
  await runTool('apt-get', ['update', '-qq'], '/', quiet);
  const together = await install(names);
  if (together.code === 0 || names.length === 1) return together.output;
  const outputs: string[] = [];
  for (const name of names) outputs.push((await install([name])).output);
  return outputs.join('');
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable: keep looking.
    return false;
  }
}
