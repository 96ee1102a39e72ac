import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './bin/commands.mjs';
import { root } from './paths.ts';
import { heardAuthorizations, testServer } from './test-server.ts';

/** What a command sends to a CMS that wants a password, in the headers of that name. */
async function authorizationsOf([name = '', ...args]: readonly string[], urlOf: (host: string) => string) {
  const { port } = await testServer((_request, response) => void response.writeHead(401).end());
  const heard = heardAuthorizations();
  const settings = { CMS_BASIC_AUTH: 'editor:of%20the:site', CMS_SECRET: 'a secret', LOG_LEVEL: 'silent' };
  const command = [join(root, String(commands[name])), ...args, urlOf(`127.0.0.1:${port}`)];
  await once(spawn(process.execPath, command, { env: { ...process.env, ...settings } }), 'close');
  return [...heard].filter((header) => header !== undefined);
}

// Those of doctor and conformance are in their own tests.
test.each([
  // By the URL of its GraphQL endpoint, too.
  [['forms', 'check'], '/index.php?graphql'],
  [['catalogue', 'check', '--cms'], ''],
])(
  'npm run %j takes the password of CMS_BASIC_AUTH',
  async (command, path) => {
    expect(await authorizationsOf(command, (host) => `http://${host}${path}`)).toEqual([
      `Basic ${btoa('editor:of%20the:site')}`,
    ]);
  },
  60_000,
);

test.each([[['contract:pull']], [['catalogue', 'export', '--cms']]])(
  'npm run %j takes the password of a URL, which precedes that of CMS_BASIC_AUTH',
  async (command) => {
    expect(await authorizationsOf(command, (host) => `http://other:one@${host}`)).toEqual([
      `Basic ${btoa('other:one')}`,
    ]);
  },
  60_000,
);
