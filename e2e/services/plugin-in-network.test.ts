import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@headwater/tools/say.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingPackages, startWordPress, type WordPress } from '../support/wordpress/start-wordpress.ts';

const missing = missingPackages();
if (missing.length > 0) say(`SKIPPED: the plugin in a network of sites. Install ${missing.join(', ')} and run again.`);

describe.skipIf(missing.length > 0)('the plugin in a network of sites', () => {
  let folder: string;
  let wordpress: WordPress;

  beforeAll(async () => {
    folder = await temporaryFolder('network');
    wordpress = await startWordPress(folder, { HEADWATER_SECRET: 'the secret of both programs' });
    const { hostname, host } = new URL(wordpress.url);
    await wordpress.run(`
      require_once ABSPATH . 'wp-admin/includes/upgrade.php';
      foreach ($wpdb->tables('ms_global') as $name => $table) $wpdb->$name = $table;
      install_network();
      populate_network(1, '${hostname}', 'admin@works.test', 'Network', '/', false);
      $wpdb->update($wpdb->site, ['domain' => '${host}'], ['id' => 1]);
      $wpdb->update($wpdb->blogs, ['domain' => '${host}'], ['blog_id' => 1]);`);
    const config = join(folder, 'www', 'wp-config.php');
    const constants = `define('MULTISITE', true); define('SUBDOMAIN_INSTALL', false); define('PATH_CURRENT_SITE', '/');
      define('DOMAIN_CURRENT_SITE', '${host}'); define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1);`;
    await writeFile(config, (await readFile(config, 'utf8')).replace('<?php', `<?php\n${constants}`));
    await wordpress.run(`
      wp_insert_site(['domain' => '${host}', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1]);
      activate_plugin('headwater/headwater.php', '', true);`);
    await onEachSite('1');
  }, 180_000);

  afterAll(async () => {
    await wordpress?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Creates the tables of each site as its first request does, then runs code. */
  const onEachSite = (code: string) =>
    wordpress.run(`
      foreach (get_sites(['fields' => 'ids']) as $id) {
        switch_to_blog($id);
        (new Headwater\\Database\\Schema(''))->createTables();
        restore_current_blog();
      }
      ${code};`);

  /** Tables, options and tasks of the plugin, on all sites. */
  const traces = async () =>
    JSON.parse(
      await wordpress.run(`
        $found = $wpdb->get_col("SHOW TABLES LIKE '%headwater%'");
        foreach (get_sites(['fields' => 'ids']) as $id) {
          $options = $wpdb->get_blog_prefix($id) . 'options';
          $found = array_merge($found, $wpdb->get_col("SELECT CONCAT('$id ', option_name) FROM $options
            WHERE option_name LIKE 'headwater%' OR (option_name = 'cron' AND option_value LIKE '%headwater%')"));
        }
        echo json_encode($found);`),
    ) as string[];

  test('each site has its own tables', async () => {
    expect(await traces()).toEqual(
      expect.arrayContaining([
        'wp_headwater_messages',
        'wp_headwater_submissions',
        'wp_2_headwater_messages',
        'wp_2_headwater_submissions',
      ]),
    );
  });

  test('a site that is deleted takes its tables with it', async () => {
    const { host } = new URL(wordpress.url);
    await wordpress.run(
      `wp_insert_site(['domain' => '${host}', 'path' => '/third/', 'title' => 'Third', 'user_id' => 1]);`,
    );
    await onEachSite("require_once ABSPATH . 'wp-admin/includes/ms.php'; wpmu_delete_blog(3, true)");
    expect((await traces()).filter((name) => name.startsWith('wp_3_'))).toEqual([]);
  });

  test('deleting the plugin leaves no table, option or task on any site', async () => {
    await wordpress.run(`
      deactivate_plugins('headwater/headwater.php', true, true);
      define('WP_UNINSTALL_PLUGIN', 'headwater/headwater.php');
      include WP_PLUGIN_DIR . '/headwater/uninstall.php';`);
    expect(await traces()).toEqual([]);
  });
});
