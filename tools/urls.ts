import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandEnvironment, localUrl } from './environment.ts';
import { say } from './say.ts';

/** URL of the CMS from this machine, whether it is the local one or a WordPress. */
export function cmsUrlOf(environment: CommandEnvironment): string {
  return environment.hasOwnCms ? environment.CMS_URL : localUrl(environment.HOST, environment.CMS_PORT);
}

/** Prints all URLs once everything is ready. */
export async function printUrls(environment: CommandEnvironment, cmsUrl: string, started: number): Promise<void> {
  const login = environment.hasOwnCms ? undefined : await editorLogin(environment.DATA_DIR);
  const lines = [
    '',
    `Headwater is ready after ${((Date.now() - started) / 1000).toFixed(1)} s.`,
    `  Site    ${environment.SITE_URL}/`,
    `  CMS     ${cmsUrl}/${environment.hasOwnCms ? '' : '   (local, GraphQL at /graphql)'}`,
    ...(login ? [`  Editor  ${login.username}   password: ${login.password}`] : []),
    'Press Ctrl-C to stop.',
    '',
  ];
  say(lines.join('\n'));
}

/** The editor whose password the local CMS generated when it was seeded. */
async function editorLogin(dataFolder: string): Promise<{ username: string; password: string } | undefined> {
  const file = join(dataFolder, 'cms', 'first-logins.json');
  if (!existsSync(file)) return undefined;
  // Written by the local CMS in this form.
  const logins = JSON.parse(await readFile(file, 'utf8')) as { editor?: { username: string; password: string } };
  return logins.editor;
}
