import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './paths.ts';

test.each([
  ['contract:pull', []],
  ['forms', ['check']],
  ['conformance', ['--cms']],
  ['doctor', ['--cms']],
  ['catalogue', ['check', '--cms']],
])(
  'npm run %s takes the password of CMS_BASIC_AUTH, unless the URL has one',
  async (command, args) => {
    const heard = new Set<string | undefined>();
    const server = createServer((request, response) => {
      heard.add(request.headers.authorization);
      response.writeHead(401).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await once(server, 'listening');
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const run = async (url: string) => {
      heard.clear();
      const env = {
        ...process.env,
        CMS_BASIC_AUTH: 'editor:of%20the:site',
        CMS_SECRET: 'a secret',
        LOG_LEVEL: 'silent',
      };
      await once(spawn(process.execPath, [join(root, 'tools/bin/run.mjs'), command, ...args, url], { env }), 'close');
      return [...heard].filter((header) => header !== undefined);
    };
    expect(await run(`http://${host}`)).toEqual([`Basic ${btoa('editor:of%20the:site')}`]);
    expect(await run(`http://other:one@${host}`)).toEqual([`Basic ${btoa('other:one')}`]);
  },
  60_000,
);
