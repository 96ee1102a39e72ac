import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePluginFolder } from '@headwater/tools/plugin/plugin-files.ts';
import { freePort } from '@headwater/tools/ports.ts';
import { startProgram } from '@headwater/tools/program.ts';
import { findService, missingServices } from '@headwater/tools/service-programs.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { vi } from 'vitest';
import { type Database, startDatabase } from './database.ts';

/** Where Debian's package `wordpress` puts it. */
export const debianWordPress = '/usr/share/wordpress';
const SERVER = join(import.meta.dirname, 'server');

/**
 * Adds a stand-in for Gravity Forms, which only its owners can download, to a WordPress with the constant MAIL_PORT.
 * @param www the folder of the WordPress
 */
export async function addGravityForms(www: string, { run }: Pick<WordPress, 'run'>): Promise<void> {
  const folder = join(www, 'wp-content', 'mu-plugins');
  for (const table of ['gf_entry', 'gf_entry_meta']) {
    await run(`$GLOBALS['wpdb']->query('CREATE TABLE wp_${table}
      (id int AUTO_INCREMENT PRIMARY KEY, form_id int) ENGINE=InnoDB');`);
  }
  await cp(join(SERVER, 'gravity-forms'), join(folder, 'gravity-forms'), { recursive: true });
  await writeFile(join(folder, 'gravity-forms.php'), "<?php require __DIR__ . '/gravity-forms/gravity-forms.php';");
}

/** The Debian packages that are missing for a WordPress; none when it can run. */
export function missingPackages(): string[] {
  return missingServices(['php-cli', 'mariadb-server', 'wordpress']);
}

export interface WordPress {
  url: string;
  /**
   * Runs PHP code in WordPress, as a request of its own. @returns what it printed
   * @param env HEADWATER_RECORD=1 for a request that records what is registered
   */
  run: (code: string, env?: Record<string, string>) => Promise<string>;
  /** Lines of WordPress's debug log. */
  log: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's WordPress with MariaDB, PHP's own server, an empty theme, and the plugin, which is not active yet.
 * @param folder empty
 * @param constants for wp-config.php
 */
export async function startWordPress(folder: string, constants: Record<string, string>): Promise<WordPress> {
  const www = join(folder, 'www');
  await cp(debianWordPress, www, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.htaccess') });
  const database = await startDatabase(join(folder, 'db'));
  try {
    return await startServer(folder, database, constants);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Installs WordPress in a started database, and serves it. */
async function startServer(folder: string, database: Database, constants: Record<string, string>): Promise<WordPress> {
  const www = join(folder, 'www');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'debug.log');
  await writeFile(
    join(www, 'wp-config.php'),
    configuration(database.socket, { ...constants, WP_HOME: url, WP_SITEURL: url }, log),
  );
  await cp(join(SERVER, 'theme'), join(www, 'wp-content', 'themes', 'empty'), { recursive: true });
  await mkdir(join(www, 'wp-content', 'mu-plugins'), { recursive: true });
  await cp(join(SERVER, 'recorder.php'), join(www, 'wp-content', 'mu-plugins', 'recorder.php'));
  await writePluginFolder(join(www, 'wp-content', 'plugins', 'headwater'));

  const php = String(findService('php-cli'));
  const command = async (script: string, args: string[] = [], variables: Record<string, string> = {}) => {
    const env = { WORDPRESS: www, HTTP_HOST: `127.0.0.1:${port}`, ...variables };
    const { code, output } = await runTool(php, [join(SERVER, script), ...args], www, { env });
    if (code !== 0) throw new Error(`php ${script} ended with ${code}: ${output}`);
    return output;
  };
  await command('install.php');
  const server = startProgram({
    name: 'WordPress',
    command: php,
    args: ['-S', `127.0.0.1:${port}`, '-t', www, join(SERVER, 'router.php')],
    cwd: www,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    onLine: () => undefined,
  });
  await vi
    .waitFor(() => fetch(`${url}/wp-login.php`), { timeout: 60_000, interval: 200 })
    .catch(async (error: unknown) => {
      await server.kill();
      throw error;
    });
  await appendFile(log, '');
  return {
    url,
    run: (code, variables) => command('run.php', [code], variables),
    log: async () => (await readFile(log, 'utf8')).split('\n').filter((line) => line !== ''),
    stop: async () => {
      await server.kill();
      await database.stop();
    },
  };
}

/** `wp-config.php`. @param log file for everything that PHP and WordPress complain about */
function configuration(socket: string, constants: Record<string, string>, log: string): string {
  const all = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    AUTH_KEY: 'test',
    AUTH_SALT: 'test',
    NONCE_KEY: 'test',
    NONCE_SALT: 'test',
    ...constants,
  };
  const defines = Object.entries(all).map(([name, value]) => `define('${name}', '${value.replaceAll("'", "\\'")}');`);
  return `<?php
error_reporting(E_ALL);
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', '${log}');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEFAULT_THEME', 'empty');
${defines.join('\n')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
`;
}
