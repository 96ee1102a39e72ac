import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { expect, test } from 'vitest';
import { nginxProgram } from '../support/cluster/nginx.ts';

/** The short form of `npm run faults`, which has more faults and runs for longer. */
async function runFaults(...words: string[]) {
  const { code, output } = await runTool(process.execPath, [join(root, 'bench', 'faults', 'main.ts'), ...words], root);
  console.info(output);
  return { code, output };
}

/** One of each sort: the network, the server, and what it says. */
const faults = ['tcp-timeout', 'tcp-limit', 'down', 'html-200', 'null-and-errors', 'partial', 'redirect', 'gzip-bomb'];

test('under eight faults of the CMS, stored pages keep their content and others are complete or the branded 503', async () => {
  // A visitor waits for 8 s at most; a machine that runs other tests meanwhile needs longer.
  const { code, output } = await runFaults('matrix', ...faults, '--deadline', '30');
  expect(code, output).toBe(0);
  expect(output).toContain(`${faults.length * 23 * 4} cells`);
});

test.skipIf(!nginxProgram)('a failing CMS and a killed instance cost few pages and no leads', async () => {
  const { code, output } = await runFaults('chaos', '--minutes', '0.2');
  expect(code, output).toBe(0);
});
