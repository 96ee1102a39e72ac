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

/** Installs a Debian package without prompting. @returns the output of apt-get */
export async function installFromDebian(name: string): Promise<string> {
  say(`Installing ${name} (apt-get install ${name}) …`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runTool('apt-get', ['update', '-qq'], '/', quiet);
  return (await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], '/', quiet)).output;
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
