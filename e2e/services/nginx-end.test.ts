import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { expect, test } from 'vitest';
import { nginxProgram } from '../support/cluster/nginx.ts';

test.skipIf(!nginxProgram)('nginx ends with the command that started it', async () => {
  const folder = await testFolder();
  const options = { folder, port: await freePort(), sitePorts: [1, 2], limits: 'none' };
  const started = new URL('../support/cluster/nginx.ts', import.meta.url).href;
  const command = `import { startNginx } from ${JSON.stringify(started)};
    await startNginx(${JSON.stringify(options)});
    process.exit(existsSync(${JSON.stringify(join(folder, 'nginx.pid'))}) ? 3 : 4);`;
  const script = `import { existsSync } from 'node:fs';\n${command}`;
  const { code, output } = await runTool(process.execPath, ['--input-type=module', '-e', script], import.meta.dirname);
  expect(code, output).toBe(3);
  await expect.poll(() => existsSync(join(folder, 'nginx.pid')), { timeout: 10_000 }).toBe(false);
});
