import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../test-folder.ts';
import { playgroundFolder, preparePlayground } from './playground.ts';

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
    ...{ folder, port: 8080, siteUrl: 'http://localhost:3000', secret: 'shared', catalogue: '' },
  });
  const own = join(playgroundFolder, 'php.ini');
  const ini = mounts(args).get('/internal/shared/php.ini') ?? '';
  expect(ini).not.toBe(own);
  expect(await readFile(ini, 'utf8')).toBe(await readFile(own, 'utf8'));
  // PHP reads these before the files of the WordPress exist.
  expect(args[args.indexOf(ini) - 1]).toBe('--mount-dir-before-install');
});
