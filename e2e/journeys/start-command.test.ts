import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@headwater/scripts/paths.ts';
import { freePort } from '@headwater/scripts/ports.ts';
import { answersOk } from '@headwater/scripts/ready.ts';
import { demo } from '../support/demo-addresses.ts';
import { expect, test } from '../support/test.ts';

test('npm start says where everything is, and stops everything when asked', async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(demo.folder, 'start-'));
  const [sitePort, cmsPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    CMS_URL: '',
    SITE_URL: '',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
  };
  const command = spawn('node', [join(root, 'scripts', 'start.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const lines: string[] = [];
    for await (const line of createInterface({ input: command.stdout })) {
      lines.push(line);
      if (line.includes('Press Ctrl-C')) break;
    }
    const text = lines.join('\n');
    expect(text).toContain(`http://localhost:${sitePort}/`);
    expect(text).toContain(`http://127.0.0.1:${cmsPort}/`);
    expect(text).toMatch(/Editor\s+\S+\s+password: \S+/);
    expect((await fetch(`http://localhost:${sitePort}/`)).status).toBe(200);

    command.kill('SIGTERM');
    const [code] = await once(command, 'exit');
    expect(code).toBe(0);
    expect(await answersOk(`http://127.0.0.1:${sitePort}/livez`)).toBe(false);
    expect(await answersOk(`http://127.0.0.1:${cmsPort}/graphql?query={__typename}`)).toBe(false);
  } finally {
    command.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
