import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A copy of this tree as a clone would have it, with what is installed here. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'headwater-without-demo-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    await cp(join(root, file), join(copy, file));
  }
  const preserve = { recursive: true, verbatimSymlinks: true };
  await cp(join(root, 'node_modules'), join(copy, 'node_modules'), preserve);
  const { code, output } = await runTool(process.execPath, [join(copy, 'demo', 'tools', 'remove.ts')], copy);
  expect(code, output).toBe(0);
}, 300_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs an installed program of the copy, which must succeed. */
async function run(program: string, ...args: string[]): Promise<void> {
  const env = { PATH: `${join(copy, 'node_modules', '.bin')}:${dirname(process.execPath)}:${process.env.PATH}` };
  const { code, output } = await runTool(program, args, copy, { env });
  expect(code, `${program} ${args.join(' ')}\n${output}`).toBe(0);
}

test('nothing of the demo is left', () => {
  for (const path of ['demo', 'docs/images', 'node_modules/@headwater/demo']) {
    expect([path, existsSync(join(copy, path))]).toEqual([path, false]);
  }
});

test('npm ci accepts the lock file without the demo', async () => {
  await run('npm', 'ci', '--dry-run', '--no-audit', '--no-fund');
});

test('the static checks pass without the demo', async () => {
  // Biome reads what to leave out from the repository's ignore file.
  await run('git', 'init', '--quiet');
  await run('biome', 'ci', '--error-on-warnings', '--colors=off', '.');
  await run('knip', '--no-progress');
  // They are generated, and some tests reach the site's queries.
  await run('gql.tada', 'generate-output', '-c', 'site/tsconfig.json');
  await run('tsc', '-p', '.');
});

test('the unit tests of the code that used the demo pass without it', async () => {
  await run(
    'vitest',
    'run',
    '--silent=passed-only',
    'cms/starting-content',
    'cms/layers.test.ts',
    'cms/main.test.ts',
    'tools',
  );
});

test('the journeys of an empty site pass without the demo', async () => {
  const journeys = ['welcome', 'start-command', 'search-without-javascript', 'forms-plain'];
  await run('playwright', 'test', '-c', 'e2e', ...journeys.map((name) => `journeys/${name}`));
});
