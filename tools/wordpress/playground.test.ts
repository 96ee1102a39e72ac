import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnvironment } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import { testFolder } from '../test-folder.ts';
import { administratorPassword, playgroundEnvironment, playgroundFolder, preparePlayground } from './playground.ts';

const cmsUrl = 'http://127.0.0.1:8080';

test.each([
  [
    'waits longer for a query than for a server, logging warnings only',
    {},
    { CMS_TIMEOUT_SECONDS: 30, LOG_LEVEL: 'warn' },
  ],
  ['waits as long as the person who starts it says', { CMS_TIMEOUT_SECONDS: '7' }, { CMS_TIMEOUT_SECONDS: 7 }],
  ['logs as the person who starts it says', { LOG_LEVEL: 'debug' }, { LOG_LEVEL: 'debug' }],
  ['waits longer where a variable is set to nothing', { CMS_TIMEOUT_SECONDS: ' ' }, { CMS_TIMEOUT_SECONDS: 30 }],
])('the site of a WordPress in Node %s', (_what, given, expected) => {
  const environment = { ...parseEnvironment(given), hasOwnCms: false };
  expect(playgroundEnvironment(environment, cmsUrl, given)).toMatchObject(expected);
});

test('the site of a WordPress in Node stores its leads apart from those of the local CMS', () => {
  const environment = { ...parseEnvironment({ DATA_DIR: '/srv/data' }), hasOwnCms: false };
  const { DATA_DIR, CMS_URL } = playgroundEnvironment(environment, cmsUrl, {});
  expect([DATA_DIR, CMS_URL]).toEqual(['/srv/data/wordpress', cmsUrl]);
});

/** What Playground's arguments mount, by the path in the WordPress. */
function mounts(args: readonly string[]): Map<string, string> {
  return new Map(
    args.flatMap((argument, at): [string, string][] =>
      argument.startsWith('--mount-dir') ? [[args[at + 2] ?? '', args[at + 1] ?? '']] : [],
    ),
  );
}

test("a WordPress in Node runs with the project's settings of PHP, in a copy that Playground may change", async () => {
  const folder = await testFolder();
  const { args } = await preparePlayground({
    folder,
    port: 8080,
    siteUrl: 'http://localhost:3000',
    secret: 'shared',
    contentModule: '',
  });
  const own = join(playgroundFolder, 'php.ini');
  const ini = mounts(args).get('/internal/shared/php.ini') ?? '';
  expect(ini).not.toBe(own);
  expect(await readFile(ini, 'utf8')).toBe(await readFile(own, 'utf8'));
  // PHP reads these before the files of the WordPress exist.
  expect(args[args.indexOf(ini) - 1]).toBe('--mount-dir-before-install');
});

/** A WordPress that is prepared in a new folder. */
async function prepared() {
  const folder = await testFolder();
  const { args, cwd } = await preparePlayground({
    folder,
    port: 8081,
    siteUrl: 'http://localhost:3000',
    secret: 'shared',
    contentModule: '',
  });
  return { folder, args, cwd, blueprint: join(folder, 'blueprint.json') };
}

test('a WordPress in Node listens on its port', async () => {
  const { folder, args, cwd } = await prepared();
  expect(args.slice(args.indexOf('server'))).toEqual([
    'server',
    '--port',
    '8081',
    '--workers',
    '3',
    '--mount-dir-before-install',
    join(folder, 'wordpress'),
    '/wordpress',
    '--wordpress-install-mode',
    'download-and-install',
    '--mount-dir-before-install',
    join(folder, 'php.ini'),
    '/internal/shared/php.ini',
    '--mount-dir',
    join(folder, 'plugin'),
    '/wordpress/wp-content/plugins/headwater',
    '--mount-dir',
    join(folder, 'demo'),
    '/wordpress/wp-content/headwater-demo',
    '--blueprint',
    join(folder, 'blueprint.json'),
    '--blueprint-may-read-adjacent-files',
  ]);
  expect(cwd).toBe(folder);
});

test('a WordPress in Node has the plugin and the demo of today', async () => {
  const { folder } = await prepared();
  expect(await readdir(join(folder, 'plugin'))).toContain('headwater.php');
  expect((await readdir(join(folder, 'demo'))).toSorted()).toEqual(['content.json', 'media']);
  expect(JSON.parse(await readFile(join(folder, 'demo', 'content.json'), 'utf8'))).toMatchObject({ version: 1 });
});

test('a WordPress in Node stores settings in a file that only their owner can read', async () => {
  const { folder, blueprint } = await prepared();
  expect((await stat(blueprint)).mode & 0o777).toBe(0o600);
  const { constants } = JSON.parse(await readFile(blueprint, 'utf8'));
  expect(constants).toEqual({
    HEADWATER_SITE_URL: 'http://localhost:3000',
    HEADWATER_SECRET: 'shared',
    HEADWATER_ADMIN_PASSWORD: await administratorPassword(folder),
  });
});

test('a WordPress in Node ends its steps with the setup and the import', async () => {
  const { blueprint } = await prepared();
  const { steps } = JSON.parse(await readFile(blueprint, 'utf8'));
  const codes = await Promise.all(
    ['setup.php', 'import.php'].map((name) => readFile(join(playgroundFolder, name), 'utf8')),
  );
  expect(steps.slice(-2)).toEqual(codes.map((code) => ({ step: 'runPHP', code })));
});

/** A WordPress that is prepared from the files of another one. */
async function copiedWordPress() {
  const [folder, files] = [await testFolder(), await testFolder()];
  for (const name of ['wp-admin', 'wp-content/uploads', 'wp-content/plugins', 'wp-content/mu-plugins']) {
    await mkdir(join(files, name), { recursive: true });
  }
  for (const name of [
    'wp-load.php',
    'wp-config.php',
    '.htaccess',
    'wp-content/uploads/a.jpg',
    'wp-content/plugins/a.php',
  ]) {
    await writeFile(join(files, name), name);
  }
  const zip = join(files, 'forms.zip');
  await writeFile(zip, 'a zip');
  const options = { folder, port: 8080, siteUrl: '', secret: '', contentModule: '', files, gravityForms: zip };
  const { args } = await preparePlayground(options);
  return { folder, args };
}

test('a WordPress whose files are given is copied without its configuration and uploads', async () => {
  const { folder, args } = await copiedWordPress();
  const copied = await readdir(join(folder, 'wordpress'), { recursive: true });
  expect(copied.toSorted()).toEqual(
    ['forms.zip', 'wp-admin', 'wp-content', 'wp-content/plugins', 'wp-content/plugins/a.php', 'wp-load.php'].toSorted(),
  );
  expect(args).toContain('install-from-existing-files-if-needed');
});

test('a WordPress whose files are given installs the given Gravity Forms without downloads', async () => {
  const { folder } = await copiedWordPress();
  expect(await readFile(join(folder, 'forms.zip'), 'utf8')).toBe('a zip');
  const { steps } = JSON.parse(await readFile(join(folder, 'blueprint.json'), 'utf8'));
  expect(steps[0].pluginData).toEqual({ resource: 'bundled', path: 'forms.zip' });
  expect(steps).toHaveLength(3);
});

test('a WordPress that is there already is kept', async () => {
  const folder = await testFolder();
  await mkdir(join(folder, 'wordpress'));
  await writeFile(join(folder, 'wordpress', 'wp-load.php'), 'mine');
  const options = { folder, port: 8080, siteUrl: '', secret: '', contentModule: '', files: await testFolder() };
  expect((await preparePlayground(options)).args).toContain('install-from-existing-files-if-needed');
  expect(await readFile(join(folder, 'wordpress', 'wp-load.php'), 'utf8')).toBe('mine');
});

test('a folder that is no WordPress is refused', async () => {
  const options = { folder: await testFolder(), port: 8080, siteUrl: '', secret: '', contentModule: '' };
  await expect(preparePlayground({ ...options, files: '/nowhere' })).rejects.toThrow(
    '/nowhere has no wp-load.php. Give --files the folder of a WordPress.',
  );
});

test("the administrator's password stays the same", async () => {
  const folder = await testFolder();
  const password = await administratorPassword(folder);
  expect(password).toMatch(/^[\w-]{16}$/);
  expect(await administratorPassword(folder)).toBe(password);
});

test('no two installations of WordPress have the same administrator password', async () => {
  const [folder, other] = [await testFolder(), await testFolder()];
  expect(await administratorPassword(other)).not.toBe(await administratorPassword(folder));
});
