import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './bin/commands.mjs';
import { root } from './paths.ts';
import { testServer } from './test-server.ts';

/** A CMS that wants a password, and the passwords that a command gives it. */
async function lockedCms() {
  const heard = new Set<string | undefined>();
  const { url } = await testServer((request, response) => {
    heard.add(request.headers.authorization);
    response.writeHead(401).end();
  });
  return {
    host: new URL(url).host,
    async hears([name = '', ...args]: readonly string[]) {
      heard.clear();
      const settings = { CMS_BASIC_AUTH: 'editor:of%20the:site', CMS_SECRET: 'a secret', LOG_LEVEL: 'silent' };
      const env = { ...process.env, ...settings };
      await once(spawn(process.execPath, [join(root, String(commands[name])), ...args], { env }), 'close');
      return [...heard].filter((header) => header !== undefined);
    },
  };
}

const ofSetting = [`Basic ${btoa('editor:of%20the:site')}`];
const ofUrl = [`Basic ${btoa('other:one')}`];

test.each([
  [['contract:pull'], ''],
  // By the URL of its GraphQL endpoint, too.
  [['forms', 'check'], '/index.php?graphql'],
  [['doctor', '--cms'], ''],
  [['catalogue', 'check', '--cms'], ''],
  [['conformance', '--cms'], ''],
])(
  'npm run %j takes the password of CMS_BASIC_AUTH',
  async (command, path) => {
    const { host, hears } = await lockedCms();
    expect(await hears([...command, `http://${host}${path}`])).toEqual(ofSetting);
  },
  60_000,
);

test.each([[['contract:pull']], [['doctor', '--cms']], [['catalogue', 'export', '--cms']]])(
  'npm run %j takes the password of a URL, which precedes that of CMS_BASIC_AUTH',
  async (command) => {
    const { host, hears } = await lockedCms();
    expect(await hears([...command, `http://other:one@${host}`])).toEqual(ofUrl);
  },
  60_000,
);
