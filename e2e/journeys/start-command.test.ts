import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@headwater/tools/paths.ts';
import { freePort } from '@headwater/tools/ports.ts';
import { respondsOk } from '@headwater/tools/ready.ts';
import { company } from '../support/companies.ts';
import { expect, test } from '../support/test.ts';

test('npm start prints all URLs and stops everything on request', async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(company.folder, 'start-'));
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
  const command = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const lines: string[] = [];
    const isReady = Promise.withResolvers<void>();
    createInterface({ input: command.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('Press Ctrl-C')) isReady.resolve();
    });
    command.once('close', () => isReady.reject(new Error(`npm start ended early:\n${lines.join('\n')}`)));
    await isReady.promise;
    const text = lines.join('\n');
    expect(text).toContain(`http://localhost:${sitePort}/`);
    expect(text).toContain(`http://127.0.0.1:${cmsPort}/`);
    expect(text).toMatch(/Editor\s+\S+\s+password: \S+/);
    expect((await fetch(`http://localhost:${sitePort}/`)).status).toBe(200);

    command.kill('SIGTERM');
    // npm itself ends at once; its output closes when the last program that it started has ended.
    await once(command, 'close');
    expect(lines.at(-1)).toBe('Stopped.');
    expect(await respondsOk(`http://127.0.0.1:${sitePort}/livez`)).toBe(false);
    expect(await respondsOk(`http://127.0.0.1:${cmsPort}/graphql?query={__typename}`)).toBe(false);
  } finally {
    command.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
