import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { say } from '@headwater/tools/say.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { expect, test, vi } from 'vitest';
import { missingForFpm, startFpm } from '../support/wordpress/php-fpm.ts';
import { missingPackages, startWordPress } from '../support/wordpress/start-wordpress.ts';

const missing = [...missingPackages(), ...missingForFpm()];
if (missing.length > 0)
  say(`SKIPPED: work after the answer with PHP-FPM. Install ${missing.join(', ')} and run again.`);

test.skipIf(missing.length > 0)(
  'with PHP-FPM an editor does not wait for the site that is told of a change',
  async () => {
    const folder = await temporaryFolder('fpm');
    const held: ServerResponse[] = [];
    // Stands for a site that takes its time: it answers when the test says so.
    const slowSite = createServer((_, response) => held.push(response));
    await once(slowSite.listen(0, '127.0.0.1'), 'listening');
    const { port } = slowSite.address() as AddressInfo;
    const wordpress = await startWordPress(folder, {
      HEADWATER_SECRET: 'the secret of both programs',
      HEADWATER_SITE_URL: `http://127.0.0.1:${port}`,
    });
    const fpm = await startFpm(folder, join(folder, 'www'));
    try {
      await wordpress.run("activate_plugin('headwater/headwater.php');");
      await wordpress.run("$GLOBALS['wpdb']->query('DELETE FROM wp_headwater_messages');");
      held.length = 0;
      await writeFile(
        join(folder, 'www', 'save.php'),
        `<?php require 'wp-load.php'; add_filter('http_request_args', fn ($options) => ['timeout' => 600] + $options);
       wp_insert_post(['post_title' => 'Pumps', 'post_status' => 'publish']);
       echo 'saved ', json_encode((new Headwater\\Site\\FinishedAnswer())->canFinishEarly());`,
      );
      // The site has not answered yet, and will not before this one has: an editor who waits for it waits in vain.
      const answer = await fetch(`${fpm.url}/save.php`, { signal: AbortSignal.timeout(120_000) });
      expect(await answer.text()).toBe('saved true');
      const message = await vi.waitUntil(() => held[0], { timeout: 60_000, interval: 20 });
      // PHP goes on: it waits for the site.
      expect(message.closed).toBe(false);
      message.end('{}');
      const state =
        "echo $GLOBALS['wpdb']->get_var('SELECT state FROM wp_headwater_messages ORDER BY id DESC LIMIT 1');";
      await vi.waitFor(async () => expect(await wordpress.run(state)).toBe('sent'), { timeout: 60_000, interval: 100 });
    } finally {
      await fpm.stop();
      await wordpress.stop();
      slowSite.closeAllConnections();
      slowSite.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
