import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, siteBuild } from '@headwater/tools/paths.ts';
import { freePort } from '@headwater/tools/ports.ts';
import { startProgram } from '@headwater/tools/program.ts';
import { cmsIsReady, respondsOk, siteIsReady, waitUntilReady } from '@headwater/tools/ready.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildContext, carryOut, readStages } from '../support/containers/dockerfile.ts';

/** Starts a program of the image as its command does. */
async function start(
  name: string,
  folder: string,
  file: string,
  env: Record<string, string>,
  isUp: () => Promise<boolean>,
) {
  const args = ['--max-semi-space-size=2', '--heap-growing-percent=30', file];
  const lines: string[] = [];
  const program = startProgram({
    name,
    command: process.execPath,
    args,
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    onLine: (line) => void lines.push(line),
  });
  onTestFinished(program.stop);
  await waitUntilReady(program, isUp).catch((error: unknown) => {
    throw new Error(`${name} did not start:\n${lines.join('\n')}`, { cause: error });
  });
}

test('what the Dockerfile copies and installs is enough to start the local CMS and the site', async () => {
  const folder = await testFolder();
  const stages = readStages(await readFile(join(root, 'deploy', 'docker', 'Dockerfile'), 'utf8'));
  const [manifests, , packages, image] = stages;
  expect(stages.map(({ name }) => name)).toEqual(['manifests', 'build', 'packages', '']);
  if (!manifests || !packages || !image) return;

  const installed = join(folder, 'packages');
  await mkdir(installed);
  await carryOut(manifests, installed, new Map());
  await carryOut(packages, installed, new Map());
  // The stage `build` makes what `npm run build` has made in this clone.
  const built = join(folder, 'build');
  await cp(siteBuild, join(built, 'site', 'dist'), { recursive: true });
  const app = join(folder, 'app');
  await carryOut(
    image,
    app,
    new Map([
      ['packages', installed],
      ['build', built],
    ]),
  );

  const [port, cmsPort] = [await freePort(), await freePort()];
  const [url, cmsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];
  const common = { NODE_ENV: 'production', CMS_SECRET: 'a-secret-for-tests-only', CMS_URL: cmsUrl, SITE_URL: url };
  const cms = {
    ...common,
    CMS_PORT: String(cmsPort),
    DATA_DIR: join(folder, 'cms'),
    CMS_CATALOGUE: join(app, 'demo', 'starting-content.ts'),
  };
  await start('The local CMS', app, 'cms/main.ts', cms, () => cmsIsReady(cmsUrl));
  const site = {
    ...common,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    SITE_SECRET: 'a-secret-of-thirty-two-characters',
  };
  await start('The site', join(app, 'site'), 'server.ts', site, () => siteIsReady(url));
  expect(await respondsOk(url)).toBe(true);
  const picture = /\/image\?[^"\s]+/.exec(await (await fetch(url)).text())?.[0].replaceAll('&amp;', '&') ?? '';
  expect(await respondsOk(url + picture)).toBe(true);
});

test('no secret, data or installed package is in the build context', async () => {
  const files = await buildContext();
  expect(files).toContain('package-lock.json');
  expect(files.filter((file) => /(?:^|\/)(?:\.env|\.git|\.data|node_modules|dist)(?:$|\/|\.)/.test(file))).toEqual([]);
});
