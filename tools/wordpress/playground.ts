import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { loadStartingContent } from '@headwater/cms/starting-content/load-starting-content.ts';
import { CommandError } from '../command-error.ts';
import type { CommandEnvironment } from '../environment.ts';
import { isInstalled } from '../installed.mjs';
import { exitWithParent, root } from '../paths.ts';
import { writeDemo } from '../plugin/content/write-demo.ts';
import { writePluginFolder } from '../plugin/plugin-files.ts';
import type { ProgramOptions } from '../program.ts';
import { storedSecret } from '../stored-secret.ts';
import { runTool } from '../tool.ts';
import { blueprint } from './blueprint.ts';

/** A query that finds PHP in WebAssembly cold, or a busy machine, takes longer than the site waits by default. */
const QUERY_SECONDS = 30;

/**
 * The environment of a site whose CMS is a WordPress in WebAssembly: pages and leads are stored beside that WordPress, apart
 * from those of the local CMS.
 * @param given what the person who starts it has set; that is kept
 */
export function playgroundEnvironment(
  environment: CommandEnvironment,
  cmsUrl: string,
  given: Readonly<Record<string, string | undefined>>,
): CommandEnvironment {
  const isSet = (name: string) => (given[name] ?? '').trim() !== '';
  return {
    ...environment,
    DATA_DIR: join(environment.DATA_DIR, 'wordpress'),
    CMS_URL: cmsUrl,
    ...(!isSet('LOG_LEVEL') && { LOG_LEVEL: 'warn' }),
    ...(!isSet('CMS_TIMEOUT_SECONDS') && { CMS_TIMEOUT_SECONDS: QUERY_SECONDS }),
  };
}

/** WordPress Playground's package, which the root's `npm ci` leaves out. */
export const playgroundFolder = join(root, 'wordpress', 'playground');
/** With fewer, a request that WordPress sends to itself waits for itself. */
const WORKERS = 3;

export interface PlaygroundOptions {
  /** Where everything about this WordPress is stored. */
  folder: string;
  port: number;
  siteUrl: string;
  /** Shared with the site. */
  secret: string;
  /** Module of the demo content; empty for the starter's. */
  contentModule: string;
  /** Gravity Forms' zip. */
  gravityForms?: string;
  /** A WordPress with its plugins, from which everything is copied; nothing is downloaded then. */
  files?: string;
}

/**
 * Installs WordPress Playground, once.
 * @throws CommandError when the package registry cannot be reached
 */
export async function installPlayground(): Promise<void> {
  if (isInstalled(playgroundFolder)) return;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await runTool('npm', args, playgroundFolder, { show: true });
  if (code !== 0) throw new CommandError('npm ci in wordpress/playground failed; its messages are above.');
}

/** The administrator's password: a random one, because Playground listens on every network interface. */
export function administratorPassword(folder: string): Promise<string> {
  return storedSecret(folder, 'administrator-password', () => randomBytes(12).toString('base64url'));
}

/** Copies the program of a WordPress and its plugins, without its configuration and its uploads. */
async function copyWordPress(source: string, target: string): Promise<void> {
  if (!existsSync(join(source, 'wp-load.php'))) {
    throw new CommandError(`${source} has no wp-load.php. Give --files the folder of a WordPress.`);
  }
  const left = new Set([
    'wp-config.php',
    '.htaccess',
    'wp-content/uploads',
    'wp-content/database',
    'wp-content/mu-plugins',
  ]);
  await cp(source, target, {
    recursive: true,
    dereference: true,
    filter: (path) => !left.has(path.slice(source.length + 1).replaceAll('\\', '/')),
  });
}

/** Writes what the WordPress consists of. @returns the program that serves it */
export async function preparePlayground(options: PlaygroundOptions): Promise<Omit<ProgramOptions, 'onLine'>> {
  const { folder, port, siteUrl, secret, contentModule, gravityForms, files } = options;
  const [wordpress, plugin, demo] = [join(folder, 'wordpress'), join(folder, 'plugin'), join(folder, 'demo')];
  const isNew = !existsSync(join(wordpress, 'wp-load.php'));
  await mkdir(wordpress, { recursive: true });
  if (isNew && files !== undefined) await copyWordPress(files, wordpress);
  await writePluginFolder(plugin);
  await writeDemo(await loadStartingContent(contentModule), demo);
  if (gravityForms !== undefined) await copyFile(gravityForms, join(folder, basename(gravityForms)));
  const read = (name: string) => readFile(join(playgroundFolder, name), 'utf8');
  const steps = blueprint({
    setup: await read('setup.php'),
    import: await read('import.php'),
    hasDownloads: files === undefined,
    ...(gravityForms !== undefined && { gravityForms: basename(gravityForms) }),
    constants: {
      HEADWATER_SITE_URL: siteUrl,
      HEADWATER_SECRET: secret,
      HEADWATER_ADMIN_PASSWORD: await administratorPassword(folder),
    },
  });
  const ini = join(folder, 'php.ini');
  await copyFile(join(playgroundFolder, 'php.ini'), ini);
  const file = join(folder, 'blueprint.json');
  await writeFile(file, `${JSON.stringify(steps, undefined, 2)}\n`, { mode: 0o600 });
  const mode = isNew && files === undefined ? 'download-and-install' : 'install-from-existing-files-if-needed';
  const cli = join(playgroundFolder, 'node_modules', '@wp-playground', 'cli', 'wp-playground.js');
  return {
    name: 'WordPress',
    command: process.execPath,
    args: [
      '--import',
      exitWithParent,
      cli,
      'server',
      '--port',
      String(port),
      '--workers',
      String(WORKERS),
      '--mount-dir-before-install',
      wordpress,
      '/wordpress',
      '--wordpress-install-mode',
      mode,
      // A copy, because Playground adds settings of its own to it.
      '--mount-dir-before-install',
      ini,
      '/internal/shared/php.ini',
      '--mount-dir',
      plugin,
      '/wordpress/wp-content/plugins/headwater',
      '--mount-dir',
      demo,
      '/wordpress/wp-content/headwater-demo',
      '--blueprint',
      file,
      '--blueprint-may-read-adjacent-files',
    ],
    cwd: folder,
    env: process.env,
  };
}
