import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createVitest } from 'vitest/node';
import { root } from '../paths.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { keptWorker } from './kept-worker.ts';

/** A test that passes only in the given run of the modules that it imports. */
async function testOfRun(expected: number): Promise<string> {
  const folder = await temporaryFolder('kept-worker');
  await writeFile(join(folder, 'runs.ts'), 'export const runs = { count: 0 };');
  const source = `import { expect, test } from 'vitest';
import { runs } from './runs.ts';
test('counts', () => expect((runs.count += 1)).toBe(${expected}));`;
  await writeFile(join(folder, 'counted.test.ts'), source);
  return folder;
}

test('a run keeps the modules of the run before, until the worker is renewed or the run wants new ones', async () => {
  const folder = await testOfRun(2);
  const { pool, use, renew } = keptWorker();
  const vitest = await createVitest('test', {
    config: false,
    root: folder,
    include: ['*.test.ts'],
    alias: { vitest: join(root, 'node_modules', 'vitest') },
    watch: false,
    maxWorkers: 1,
    reporters: [{}],
    isolate: false,
    pool,
  });
  onTestFinished(async () => {
    await renew();
    await vitest.close();
  });
  const run = async () => {
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
    return testModules.map((one) => one.ok());
  };
  expect(await run()).toEqual([false]);
  use('new');
  expect(await run()).toEqual([false]);
  use('kept');
  expect(await run()).toEqual([true]);
  await renew();
  expect(await run()).toEqual([false]);
});
