import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';

test.skipIf(process.platform === 'win32')('a build with more files than a process may open has an ID', async () => {
  const folder = await testFolder();
  for (let file = 0; file < 300; file += 1) writeFileSync(join(folder, String(file)), 'x'.repeat(100_000));
  const module = new URL('build-id.ts', import.meta.url).href;
  const code = `console.log(await (await import('${module}')).readBuildId(process.argv[1]))`;
  const start = 'ulimit -n 64 && exec "$0" --input-type=module -e "$1" "$2"';
  expect(execFileSync('sh', ['-c', start, process.execPath, code, folder], { encoding: 'utf8' })).toMatch(
    /^[\da-f]{32}$/m,
  );
});
