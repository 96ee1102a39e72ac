import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { say } from '@headwater/tools/say.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { missingForFpm, startFpm } from '../support/wordpress/php-fpm.ts';
import { missingPackages, startWordPress } from '../support/wordpress/start-wordpress.ts';

const missing = [...missingPackages(), ...missingForFpm()];
if (missing.length > 0)
  say(`SKIPPED: work after the response with PHP-FPM. Install ${missing.join(', ')} and run again.`);

test.skipIf(missing.length > 0)(
  'with PHP-FPM, saving a post does not wait for the site to answer the webhook',
  async () => {
    const folder = await testFolder();
    const held: ServerResponse[] = [];
    // A slow site: it answers when the test lets it.
    const slowSite = createServer((_, response) => held.push(response));
    onTestFinished(() => {
      slowSite.closeAllConnections();
      slowSite.close();
    });
    await once(slowSite.listen(0, '127.0.0.1'), 'listening');
    const { port } = slowSite.address() as AddressInfo;
    const wordpress = await startWordPress(folder, {
      HEADWATER_SECRET: 'the secret of both programs',
      HEADWATER_SITE_URL: `http://127.0.0.1:${port}`,
    });
    onTestFinished(wordpress.stop);
    const fpm = await startFpm(folder, join(folder, 'www'));
    onTestFinished(fpm.stop);
    await wordpress.run("activate_plugin('headwater/headwater.php');");
    await wordpress.run("$GLOBALS['wpdb']->query('DELETE FROM wp_headwater_messages');");
    held.length = 0;
    await writeFile(
      join(folder, 'www', 'save.php'),
      `<?php require 'wp-load.php'; add_filter('http_request_args', fn ($options) => ['timeout' => 600] + $options);
       wp_insert_post(['post_title' => 'Pumps', 'post_status' => 'publish']);
       echo 'saved ', json_encode((new Headwater\\Site\\FinishedAnswer())->canFinishEarly());`,
    );
    // The site answers the webhook only after this response: if saving waited for the site, both would time out.
    const answer = await fetch(`${fpm.url}/save.php`, { signal: AbortSignal.timeout(120_000) });
    expect(await answer.text()).toBe('saved true');
    const message = await vi.waitUntil(() => held[0], { timeout: 60_000, interval: 20 });
    // PHP is still running: it waits for the site's answer.
    expect(message.closed).toBe(false);
    message.end('{}');
    const state = "echo $GLOBALS['wpdb']->get_var('SELECT state FROM wp_headwater_messages ORDER BY id DESC LIMIT 1');";
    await vi.waitFor(async () => expect(await wordpress.run(state)).toBe('sent'), { timeout: 60_000, interval: 100 });
  },
  180_000,
);
