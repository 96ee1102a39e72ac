import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { expect, test } from 'vitest';

test('under every fault of the CMS, each uncached page is complete or the branded 503 within 8 seconds', async () => {
  const command = join(root, 'e2e', 'cold-pages-under-faults.ts');
  const { code, output } = await runTool(process.execPath, [command, '--short'], root);
  console.info(output);
  expect(code, output).toBe(0);
});
