import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import { exitWithParent, root } from './paths.ts';
import { cms, rebuiltSite, site, watchedCms, watchedSite } from './programs.ts';
import { startingContentModule } from './project.ts';

const files = ['docs/operations.md', 'deploy/docker/Dockerfile', 'deploy/systemd/headwater-site@.service'];

test.each(files)('%s starts the site with the limits on memory of npm start', (file) => {
  const { args, env = {} } = site(parseEnvironment({ CMS_SECRET: 'a-secret-for-tests-only' }), () => undefined);
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
  const limits = [
    ...args.filter((argument) => /^--(?:max|heap)-/.test(argument)),
    ...Object.entries(env).flatMap(([name, value]) => (name.startsWith('MALLOC_') ? `${name}=${value}` : [])),
  ];
  expect(limits).toHaveLength(5);
  for (const limit of limits) expect(text).toContain(limit);
});

const environment = parseEnvironment({ CMS_SECRET: 'a-secret-for-tests-only', PORT: '4000', HOST: '127.0.0.2' });
const ignore = () => undefined;

test('visitors get the built site and the local CMS, which end with the command that started them', () => {
  for (const [program, file] of [
    [site(environment, ignore), 'site/server.ts'],
    [cms(environment, ignore), 'cms/main.ts'],
  ] as const) {
    expect(program.args.slice(-3)).toEqual(['--import', exitWithParent, join(root, file)]);
    expect(program.args.slice(0, -3)).toEqual(['--max-semi-space-size=2', '--heap-growing-percent=30']);
    expect(program.env).toMatchObject({ MALLOC_ARENA_MAX: '1', PORT: '4000' });
    expect(program.env.NODE_COMPILE_CACHE).toContain(join('node_modules', '.cache'));
  }
  expect(site(environment, ignore).env.NODE_ENV).toBe('production');
});

test('the local CMS begins with the catalogue of the environment, otherwise with that of package.json', () => {
  expect(cms({ ...environment, CMS_CATALOGUE: 'own.ts' }, ignore).env.CMS_CATALOGUE).toBe('own.ts');
  expect(cms(environment, ignore).env.CMS_CATALOGUE).toBe(startingContentModule());
});

test('developers get programs that start again when a file is saved', () => {
  expect(watchedCms(environment, ignore).args).toEqual([
    '--watch',
    '--watch-preserve-output',
    join(root, 'cms/main.ts'),
  ]);
  const development = watchedSite(environment, ignore);
  expect(development.args).toEqual(['--import', exitWithParent, join(root, 'site/development.ts')]);
  expect(development.env).toMatchObject({ NODE_ENV: 'development', PORT: '4000', HOST: '127.0.0.2' });
  const rebuilt = rebuiltSite(environment, ignore);
  expect([rebuilt.args.at(-1), rebuilt.cwd]).toEqual([join(root, 'tools/serve-built.ts'), root]);
});
