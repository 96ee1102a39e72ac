import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseEnvironment } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import type { CommandEnvironment } from './environment.ts';
import { root } from './paths.ts';
import { testFolder } from './test-folder.ts';
import { cmsUrlOf } from './urls.ts';

function environment(given: Record<string, string>, dataFolder = '/nowhere'): CommandEnvironment {
  return { ...parseEnvironment(given), DATA_DIR: dataFolder, hasOwnCms: 'CMS_URL' in given };
}

/** What a program of its own prints when everything is ready. */
async function printed(commandEnvironment: CommandEnvironment): Promise<string> {
  const source = `import { printUrls } from './tools/urls.ts';
    await printUrls(${JSON.stringify(commandEnvironment)}, 'http://127.0.0.1:8080', Date.now());`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], { cwd: root });
  return (await run).stdout;
}

test('the URL of the CMS is its own or the one where the local CMS listens', () => {
  expect(cmsUrlOf(environment({ CMS_URL: 'https://cms.example.com' }))).toBe('https://cms.example.com');
  expect(cmsUrlOf(environment({ CMS_PORT: '9000', HOST: '0.0.0.0' }))).toBe('http://127.0.0.1:9000');
});

test('names the site, the local CMS and the login of its editor', async () => {
  const folder = await testFolder();
  await mkdir(join(folder, 'cms'));
  const logins = {
    editor: { username: 'ed', password: 'river-stone' },
    administrator: { username: 'al', password: 'x' },
  };
  await writeFile(join(folder, 'cms', 'first-logins.json'), JSON.stringify(logins));
  expect(await printed(environment({ SITE_URL: 'https://shop.example' }, folder))).toMatch(
    /^\nHeadwater is ready after \d+\.\d s\.\n {2}Site {4}https:\/\/shop\.example\/\n {2}CMS {5}http:\/\/127\.0\.0\.1:8080\/ {3}\(local, GraphQL at \/graphql\)\n {2}Editor {2}ed {3}password: river-stone\nPress Ctrl-C to stop\.\n\n$/,
  );
});

test('names no login where there is none', async () => {
  expect(await printed(environment({}, await testFolder()))).not.toContain('Editor');
});

test('names no login for a WordPress', async () => {
  const own = await printed(environment({ CMS_URL: 'https://cms.example.com' }));
  expect(own).toContain('  CMS     http://127.0.0.1:8080/\nPress');
});
