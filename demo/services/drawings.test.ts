import { join } from 'node:path';
import { installedProgram, root } from '@headwater/tools/paths.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { expect, test } from 'vitest';

const drawings = join(root, 'demo', 'drawings');

test('the drawing tool passes its own tests after an installation from its lock file', async () => {
  const steps = [
    ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    [installedProgram('tsc'), '-p', drawings],
    [installedProgram('vitest'), 'run', '--config', join(drawings, 'vitest.config.ts'), '--silent=passed-only'],
  ] as const;
  for (const [program, ...args] of steps) {
    const { code, output } = await runTool(program, args, drawings);
    expect(code, `${program} ${args.join(' ')}\n${output}`).toBe(0);
  }
});
