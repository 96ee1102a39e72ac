import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the client of the CMS loads only the parts of undici that it uses', async () => {
  const script = `
    await import('./transport.ts');
    await import('./submissions.ts');
    const { createRequire } = await import('node:module');
    console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache)));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
  });
  const loaded: string[] = JSON.parse(stdout);
  expect(loaded).toContainEqual(expect.stringContaining(join('undici', 'lib', 'dispatcher', 'pool.js')));
  expect(loaded.filter((file) => file.endsWith(join('undici', 'index.js')))).toEqual([]);
});
