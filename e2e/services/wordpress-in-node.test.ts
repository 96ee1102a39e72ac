import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { type Program, startProgram } from '@headwater/tools/program.ts';
import { say } from '@headwater/tools/say.ts';
import { findService } from '@headwater/tools/service-programs.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { blueprint } from '@headwater/tools/wordpress/blueprint.ts';
import {
  administratorPassword,
  installPlayground,
  playgroundFolder,
  preparePlayground,
} from '@headwater/tools/wordpress/playground.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testContent } from '../support/company-content.ts';
import { nonceOf, signInToWordPress } from '../support/wordpress/admin-session.ts';
import { type MessageReceiver, startMessageReceiver } from '../support/wordpress/message-receiver.ts';
import { debianWordPress } from '../support/wordpress/start-wordpress.ts';

const SECRET = 'the secret of both programs';
const isInstalled = await installPlayground().then(
  () => true,
  () => false,
);
const hasWordPress = findService('wordpress') !== undefined;
if (!isInstalled) say('SKIPPED: WordPress in Node. The package registry cannot be reached.');
if (!hasWordPress) say('SKIPPED: WordPress in Node. Install wordpress and run again.');

test.skipIf(!isInstalled)('the blueprint with every download is one that Playground accepts', async () => {
  const choices = {
    setup: '<?php',
    import: '<?php',
    hasDownloads: true,
    gravityForms: 'gf.zip',
    constants: { A: 'b' },
  };
  const check = `import { validateBlueprint } from '@wp-playground/blueprints';
    console.log(JSON.stringify(validateBlueprint(JSON.parse(process.argv[1]))));`;
  const validate = async (steps: object) => {
    const args = ['--input-type=module', '-e', check, '--', JSON.stringify(steps)];
    return JSON.parse((await runTool(process.execPath, args, playgroundFolder)).output);
  };
  expect(await validate(blueprint(choices))).toEqual({ valid: true });
  expect(await validate({ steps: [{ step: 'installPlugins' }] })).toMatchObject({ valid: false });
});

describe.skipIf(!isInstalled || !hasWordPress)('a WordPress in Node, from files', () => {
  let folder: string;
  let url: string;
  let receiver: MessageReceiver;
  let program: Program;

  /** Starts it and waits until its content is there. */
  async function start(): Promise<void> {
    let isSetUp = false;
    const options = await preparePlayground({
      folder,
      port: Number(new URL(url).port),
      siteUrl: receiver.url,
      secret: SECRET,
      contentModule: testContent.contentModule,
      files: debianWordPress,
    });
    const lines: string[] = [];
    program = startProgram({
      ...options,
      onLine: (line) => {
        lines.push(line);
        isSetUp ||= line.startsWith('Ready!');
      },
    });
    await vi.waitUntil(() => isSetUp, { timeout: 240_000, interval: 200 }).catch(() => expect.fail(lines.join('\n')));
  }

  beforeAll(async () => {
    folder = await temporaryFolder('playground');
    url = `http://127.0.0.1:${await freePort()}`;
    receiver = await startMessageReceiver(SECRET);
    await start();
  }, 300_000);

  afterAll(async () => {
    await program?.stop();
    receiver?.close();
    await rm(folder, { recursive: true, force: true });
  });

  // Playground redirects its first client once, to take off cookies of an earlier one.
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  const pages = async () => (await fetch(`${url}/wp-json/wp/v2/pages`)).json();

  test('it has the plugin, the demo content and a password of its own', async () => {
    expect(await statusOf('/pumps/test-pumps/complete/')).toBe(200);
    expect(await statusOf('/project/test-station/')).toBe(200);
    expect(await statusOf('/hello-world/')).toBe(404);
    expect(await statusOf('/no/such/page/')).toBe(404);
    const admin = await signInToWordPress(url, await administratorPassword(folder));
    const page = await admin.page('tools.php?page=headwater');
    expect(page).toMatch(/class="headwater-good"><th scope="row">Content type: Projects</);
    expect(page).toContain('Remove demo content');
    await expect(signInToWordPress(url, 'password')).rejects.toThrow();
  });

  test('it notifies the site of what changed', async () => {
    expect(receiver.changes.flatMap(({ paths }) => paths)).toContain('/pumps/test-pumps/complete/');
  });

  test('demo content that the owner removed stays removed after a restart', async () => {
    expect(await pages()).not.toEqual([]);
    const admin = await signInToWordPress(url, await administratorPassword(folder));
    const page = await admin.page('tools.php?page=headwater');
    const action = 'headwater_demo_remove';
    const values = { action, _wpnonce: nonceOf(page, action) };
    // Pressed until everything is removed: how much one request removes depends on the machine.
    await vi.waitFor(
      async () => {
        const after = await admin.post('admin-post.php', values);
        expect(after).toContain('The demo content is removed.');
      },
      { timeout: 200_000, interval: 0 },
    );
    await program.stop();
    await start();
    expect(await pages()).toEqual([]);
    const log = await readFile(join(folder, 'wordpress', 'wp-content', 'debug.log'), 'utf8');
    expect(log.split('\n').filter((line) => line.includes('plugins/headwater'))).toEqual([]);
  });
});
