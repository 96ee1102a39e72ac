import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { say } from '@headwater/tools/say.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/wordpress/mail-server.ts';
import { missingForFpm, startFpm } from '../support/wordpress/php-fpm.ts';
import {
  addGravityForms,
  missingPackages,
  startWordPress,
  type WordPress,
} from '../support/wordpress/start-wordpress.ts';

const missing = [...missingPackages(), ...missingForFpm()];
if (missing.length > 0)
  say(`SKIPPED: work after the response with PHP-FPM. Install ${missing.join(', ')} and run again.`);

describe.skipIf(missing.length > 0)('work of the plugin that a response need not wait for', () => {
  let folder: string;
  let wordpress: WordPress;
  let fpm: Awaited<ReturnType<typeof startFpm>>;
  let mailServer: MailServer;
  // A slow site: it responds when the test lets it.
  const held: ServerResponse[] = [];
  const slowSite = createServer((_, response) => held.push(response));

  beforeAll(async () => {
    folder = await temporaryFolder('fpm');
    mailServer = await startMailServer();
    await once(slowSite.listen(0, '127.0.0.1'), 'listening');
    const { port } = slowSite.address() as AddressInfo;
    wordpress = await startWordPress(folder, {
      HEADWATER_SECRET: 'the secret of both programs',
      HEADWATER_SITE_URL: `http://127.0.0.1:${port}`,
      MAIL_PORT: String(mailServer.port),
    });
    const www = join(folder, 'www');
    fpm = await startFpm(folder, www);
    await addGravityForms(www, wordpress);
    await wordpress.run("activate_plugin('headwater/headwater.php');");
    await wordpress.run("$GLOBALS['wpdb']->query('DELETE FROM wp_headwater_messages');");
  }, 180_000);

  afterAll(async () => {
    slowSite.closeAllConnections();
    slowSite.close();
    mailServer?.stop();
    await fpm?.stop();
    await wordpress?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const inDatabase = (query: string) => wordpress.run(`echo $GLOBALS['wpdb']->get_var("${query}");`);
  const entries = () => inDatabase('SELECT COUNT(*) FROM wp_gf_entry');

  /** Sends a form through the REST API. @returns the confirmation */
  async function submit(url: string, key: string): Promise<string> {
    const response = await fetch(`${url}/index.php?rest_route=/gf/v2/forms/7/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: '{}',
      signal: AbortSignal.timeout(120_000),
    });
    expect(response.status).toBe(200);
    return String((await response.json()).confirmation_message);
  }

  test('with PHP-FPM, saving a post does not wait for the site to respond to the webhook', async () => {
    held.length = 0;
    await writeFile(
      join(folder, 'www', 'save.php'),
      `<?php require 'wp-load.php'; add_filter('http_request_args', fn ($options) => ['timeout' => 600] + $options);
       wp_insert_post(['post_title' => 'Pumps', 'post_status' => 'publish']);
       echo 'saved ', json_encode((new Headwater\\Site\\FinishedResponse())->canFinishEarly());`,
    );
    // The site responds to the webhook only after this response: if saving waited for the site, both would time out.
    const response = await fetch(`${fpm.url}/save.php`, { signal: AbortSignal.timeout(120_000) });
    expect(await response.text()).toBe('saved true');
    const message = await vi.waitUntil(() => held[0], { timeout: 60_000, interval: 20 });
    // PHP is still running: it waits for the site's response.
    expect(message.closed).toBe(false);
    message.end('{}');
    const state = () => inDatabase('SELECT state FROM wp_headwater_messages ORDER BY id DESC LIMIT 1');
    await vi.waitFor(async () => expect(await state()).toBe('sent'), { timeout: 60_000, interval: 100 });
  }, 180_000);

  test('with PHP-FPM, a lead gets its response before a slow mail server takes its mail: one entry, one mail', async () => {
    mailServer.setSlow(true);
    onTestFinished(() => mailServer.setSlow(false));
    const [key, before] = ['7a1e5c90-slow-mail', Number(await entries())];
    // The mail server sends no greeting until both responses are here: a response that waited for the mail would time out.
    const confirmation = await submit(fpm.url, key);
    await vi.waitUntil(() => mailServer.waiting() > 0, { timeout: 60_000, interval: 20 });
    expect(await submit(fpm.url, key)).toBe(confirmation);
    expect(mailServer.mails).toEqual([]);
    mailServer.setSlow(false);
    const mailed = () => inDatabase(`SELECT mailed FROM wp_headwater_submissions WHERE submission_key = '${key}'`);
    await vi.waitFor(async () => expect(await mailed()).toBe('1'), { timeout: 60_000, interval: 100 });
    expect(mailServer.mails).toEqual([expect.stringContaining(`Subject: ${confirmation}`)]);
    expect(Number(await entries())).toBe(before + 1);
  }, 180_000);

  test.each([
    ['queued', '1'],
    ['sent', '0'],
  ])(
    'a lead whose process is killed after its mails were %s is not mailed again',
    async (how, isQueued) => {
      mailServer.mails.length = 0;
      const killer = join(folder, 'www', 'wp-content', 'mu-plugins', 'killer.php');
      onTestFinished(() => rm(killer, { force: true }));
      await mkdir(dirname(killer), { recursive: true });
      await writeFile(killer, "<?php add_action('gform_after_submission', fn () => posix_kill(getmypid(), 9));");
      await wordpress.run(`update_option('gform_enable_async_notifications', ${isQueued});`);
      const key = `7a1e5c90-killed-${how}`;
      await expect(submit(wordpress.url, key)).rejects.toThrow();
      await wordpress.run("delete_option('gform_enable_async_notifications');");
      expect(await inDatabase(`SELECT mailed FROM wp_headwater_submissions WHERE submission_key = '${key}'`)).toBe('1');
    },
    180_000,
  );

  test('where PHP cannot end a response early, the mail is sent before it: one entry, one mail', async () => {
    mailServer.mails.length = 0;
    const [key, before] = ['7a1e5c90-php-server', Number(await entries())];
    const mailsAtResponse = await submit(wordpress.url, key).then(() => mailServer.mails.length);
    expect(mailsAtResponse).toBe(1);
    await submit(wordpress.url, key);
    expect(mailServer.mails).toHaveLength(1);
    expect(Number(await entries())).toBe(before + 1);
  }, 180_000);
});
