import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { loadStartingContent } from '@headwater/cms/starting-content/load-starting-content.ts';
import { writeDemo } from '@headwater/tools/plugin/content/write-demo.ts';
import { say } from '@headwater/tools/say.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testContent } from '../support/company-content.ts';
import { type AdminSession, nonceOf, signInToWordPress } from '../support/wordpress/admin-session.ts';
import { missingPackages, startWordPress, type WordPress } from '../support/wordpress/start-wordpress.ts';

const missing = missingPackages();
if (missing.length > 0) say(`SKIPPED: demo content in a WordPress. Install ${missing.join(', ')} and run again.`);

/** What a WordPress has, without the demo's own marks. */
const inventory = `global $wpdb; $count = fn ($sql) => (int) $wpdb->get_var("SELECT COUNT(*) FROM $sql");
  echo json_encode(['posts' => $count("$wpdb->posts WHERE post_status <> 'auto-draft'"), 'users' => $count($wpdb->users),
    'terms' => $count($wpdb->terms), 'marks' => $count("$wpdb->postmeta WHERE meta_key LIKE '%headwater_demo%'"),
    'title' => get_option('blogname'), 'front' => get_option('show_on_front'),
    'files' => count(glob(wp_upload_dir()['path'] . '/*'))]);`;

/** What an item of content has at least. */
const emptyEntry = {
  ...{ path: '', parent: '', content: '', excerpt: '', date: '2024-01-01T08:00:00', status: 'publish', author: '' },
  ...{ template: 'Default', featuredImage: '', categories: [], tags: [], sticky: false, seo: {} },
};

/** Runs the import as `wp headwater demo import` does. @param more PHP that comes before it */
const importCode = (source: string, seconds = 'INF', more = '') => `${more}
  $model = Headwater\\Model\\ContentModel::fromFile(WP_PLUGIN_DIR . '/headwater/model.json');
  $import = new Headwater\\Demo\\DemoImport($model, new Headwater\\Content\\Templates($model));
  try { echo json_encode($import->run('${source}', ${seconds}, $onItem ?? null)); }
  catch (RuntimeException $error) { echo json_encode(['error' => $error->getMessage()]); }`;

describe.skipIf(missing.length > 0)('demo content in a WordPress without any other plugin', () => {
  let folder: string;
  let source: string;
  let wordpress: WordPress;
  let admin: AdminSession;
  const json = async (code: string) => JSON.parse(await wordpress.run(code));
  const remove = () => json('$r = new Headwater\\Demo\\DemoRemoval(); $r->run(INF); echo json_encode($r->notes());');

  beforeAll(async () => {
    folder = await temporaryFolder('wp-demo');
    source = join(folder, 'demo');
    const { pages, ...catalogue } = await loadStartingContent(testContent.contentModule);
    // Sixty pages of one kind would only take time.
    await writeDemo({ ...catalogue, pages: pages.filter(({ slug }) => !slug.startsWith('bulletin-')) }, source);
    wordpress = await startWordPress(folder, { HEADWATER_DEMO: source });
    admin = await signInToWordPress(wordpress.url);
    await wordpress.run("activate_plugin('headwater/headwater.php');");
  }, 180_000);

  afterAll(async () => {
    await wordpress?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /**
   * Presses a button of the plugin's page, and again where its script does so, or it says that there is a rest.
   * @returns every page that was shown
   */
  async function press(action: string): Promise<string> {
    let page = await admin.page('tools.php?page=headwater');
    const shown: string[] = [];
    do {
      const form = new RegExp(`id="${action}".*?</form>`, 's').exec(page)?.[0] ?? expect.fail(`No ${action}: ${page}`);
      const source = /name="source"[^>]* value="([^"]*)"/.exec(form)?.[1] ?? '';
      page = await admin.post('admin-post.php', { action, _wpnonce: nonceOf(page, action), source });
      shown.push(page);
    } while (page.includes(`'${action}').submit()`) || page.includes('Press the button again for the rest.'));
    return shown.join('\n');
  }

  test('a killed import resumes where it stopped, without changing anything twice', async () => {
    const killed = `$onItem = fn ($state) => $state->done === 25 && posix_kill(getmypid(), SIGKILL);`;
    await wordpress.run(importCode(source, 'INF', killed)).catch(() => undefined);
    const total = JSON.parse(await readFile(join(source, 'content.json'), 'utf8')).items.length;
    const locked =
      "$GLOBALS['wpdb']->update($GLOBALS['wpdb']->options, ['option_value' => 1], ['option_name' => 'headwater_demo_lock']);";
    expect(await json(importCode(source))).toEqual({ error: expect.stringContaining('in another window') });
    const removal = `try { (new Headwater\\Demo\\DemoRemoval())->run(INF); echo '{}'; }
      catch (RuntimeException $error) { echo json_encode(['error' => $error->getMessage()]); }`;
    expect(await json(removal)).toEqual({ error: expect.stringContaining('in another window') });
    // The killed request's lock is old.
    const step = await json(importCode(source, '0', locked));
    expect(step).toMatchObject({ done: 21, total });
    expect(await json(importCode(source))).toMatchObject({
      done: total,
      notes: [expect.stringContaining('Gravity Forms')],
    });
    const once = await json(inventory);
    expect(once).toMatchObject({ title: 'Test Pump Company', front: 'page' });
    await json(importCode(source));
    expect(await json(inventory)).toEqual(once);
  }, 120_000);

  test('an import writes figures as the plugin for fields would, unless somebody changed them meanwhile', async () => {
    const seen = await json(`$model = Headwater\\Model\\ContentModel::fromFile(WP_PLUGIN_DIR . '/headwater/model.json');
      $products = new Headwater\\Catalogue\\ProductTables($model, new Headwater\\Content\\Templates($model));
      $product = array_values(array_filter($products->all(), fn ($one) => $one['path'] === '/pumps/test-pumps/complete/'))[0];
      $home = (int) get_option('page_on_front'); $id = $product['id']; $text = "Casing\\t\\"A\\" \\\\ B";
      global $wpdb; $wpdb->update($wpdb->posts, ['post_modified_gmt' => '2020-01-01 00:00:00'], ['ID' => $id]);
      $written = $products->write([['id' => $id, 'was' => '', 'tables' => $text], ['id' => $id, 'was' => '', 'tables' => 'x'],
        ['id' => $home, 'was' => '', 'tables' => 'x']]);
      echo json_encode(['isWritten' => $written === [$id], 'isWhole' => get_post_meta($id, 'catalogueTables', true) === $text,
        'key' => get_post_meta($id, '_catalogueTables', true), 'year' => get_post_modified_time('Y', true, $id) > 2020,
        'home' => get_post_meta($home, 'catalogueTables', true)]);`);
    const key = 'field_headwater_singleProduct_catalogueTables';
    expect(seen).toEqual({ isWritten: true, isWhole: true, key, year: true, home: '' });
  });

  test('content, fields, terms, menus and pictures are where the site reads them', async () => {
    const seen =
      await json(`$product = get_page_by_path('pumps/test-pumps/complete'); $meta = get_post_meta($product->ID);
      $home = (int) get_option('page_on_front'); $menu = get_nav_menu_locations()['primary']; $note = get_page_by_path('pinned-note', OBJECT, 'post');
      echo json_encode(['template' => get_page_template_slug($product), 'key' => $meta['_description'][0],
        'gallery' => array_map('get_post_mime_type', unserialize($meta['imageGallery'][0])),
        'file' => get_post_mime_type($meta['brochure'][0] ?? 0), 'front' => get_the_title($home),
        'rows' => get_post_meta($home, 'featureCards', true), 'cell' => get_post_meta($home, 'featureCards_0_featureTitle', true),
        'cellKey' => get_post_meta($home, '_featureCards_0_featureTitle', true), 'banner' => wp_get_attachment_url(get_post_meta($home, 'bannerImage', true)),
        'link' => get_post_meta($home, 'bannerCtaLink', true), 'sticky' => is_sticky($note->ID), 'terms' => wp_get_post_terms($note->ID, 'category', ['fields' => 'slugs']),
        'author' => get_the_author_meta('login', $note->post_author), 'thumbnail' => wp_get_attachment_metadata(get_post_thumbnail_id($note))['width'],
        'date' => $note->post_date, 'station' => get_post_meta(get_page_by_path('test-station', OBJECT, 'project')->ID, 'summary', true),
        'menu' => array_map(fn ($i) => [$i->title, wp_parse_url($i->url, PHP_URL_PATH), $i->type, (int) $i->menu_item_parent > 0], wp_get_nav_menu_items($menu)),
        'roles' => array_values(array_unique(array_merge(...array_map(fn ($u) => $u->roles, get_users(['meta_key' => '_headwater_demo']))))),
      ]);`);
    expect(seen).toMatchObject({
      template: 'single-product.php',
      key: 'field_headwater_singleProduct_description',
      front: 'Home',
      rows: '1',
      cell: 'Tested',
      cellKey: 'field_headwater_features_featureCards_featureTitle',
      banner: expect.stringMatching(/^http:.*\/uploads\/.*banner\.jpg$/),
      sticky: true,
      terms: ['notes'],
      author: 'editor',
      thumbnail: 1200,
      date: '2024-01-01 08:00:00',
      station: 'A station for tests.',
      link: { url: '/pumps/', title: 'See pumps', target: '' },
      roles: ['author', 'subscriber'],
    });
    expect(seen.gallery.length).toBeGreaterThan(0);
    expect(new Set(seen.gallery)).toEqual(new Set(['image/jpeg']));
    expect(seen.menu).toEqual(
      expect.arrayContaining([
        ['Pumps', '/pumps/', 'post_type', false],
        ['Test pumps', '/pumps/test-pumps/', 'post_type', true],
        ['Projects', '/project/', 'custom', false],
      ]),
    );
    expect((await fetch(`${wordpress.url}/pumps/test-pumps/complete/`)).status).toBe(200);
  });

  test('removing the demo leaves everything that the owner wrote or edited', async () => {
    await wordpress.run(`wp_update_post(['ID' => get_page_by_path('history')->ID, 'post_content' => 'Ours']);
      wp_insert_post(['post_title' => 'Our draft', 'post_author' => get_user_by('login', 'editor')->ID]);
      update_option('blogdescription', 'Ours');`);
    const page = await press('headwater_demo_remove');
    expect(page).toContain('The demo content is removed.');
    expect(page).toContain('&quot;History&quot; was edited and stays.');
    expect(page).toContain('User editor has content and stays.');
    const left = await json(
      `echo json_encode([get_page_by_path('history')->post_content, get_option('blogdescription')]);`,
    );
    expect(left).toEqual(['Ours', 'Ours']);
    const now = await json(inventory);
    expect(now).toMatchObject({ marks: 0, title: 'Test', front: 'posts', files: 0 });
    await wordpress.run(`require_once ABSPATH . 'wp-admin/includes/user.php';
      wp_delete_post(get_page_by_path('history')->ID, true); wp_delete_user(get_user_by('login', 'editor')->ID);`);
    // WordPress moves a deleted user's content to the trash.
    expect(await wordpress.run("echo get_posts(['title' => 'Our draft', 'post_status' => 'trash'])[0]->ID > 0;")).toBe(
      '1',
    );
  });

  test('the button imports in parts, beside content of the owner', async () => {
    await wordpress.run(`wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_name' => 'contact']);
      wp_insert_user(['user_login' => 'editor', 'user_pass' => 'x', 'role' => 'editor']);
      set_theme_mod('nav_menu_locations', ['primary' => wp_create_nav_menu('Our menu')]);`);
    const before = await json(inventory);
    const page = await press('headwater_demo_import');
    expect(page).toContain('The demo content is imported.');
    expect(page).toContain('&quot;Ours&quot; at contact is yours and stays as it is.');
    expect(page).toContain('The menu primary is yours and stays as it is.');
    // WordPress comes with a draft at this path.
    const paths =
      await json(`echo json_encode([get_page_by_path('privacy-policy')->post_status, get_page_by_path('contact')->post_title,
      get_user_by('login', 'editor')->roles]);`);
    expect(paths).toEqual(['publish', 'Ours', ['editor']]);
    const used = "get_term_by('slug', 'notes', 'category')->term_id";
    await wordpress.run(
      `wp_insert_post(['post_status' => 'publish', 'post_title' => 'Our note', 'post_category' => [${used}]]);`,
    );
    expect(await remove()).toEqual(['"Notes" has other content and stays.']);
    const menu = "echo wp_get_nav_menu_object(get_nav_menu_locations()['primary'])->name;";
    expect(await wordpress.run(menu)).toBe('Our menu');
    await wordpress.run(`wp_delete_post(get_page_by_path('our-note', OBJECT, 'post')->ID, true);
      wp_delete_term(${used}, 'category');`);
    expect(await json(inventory)).toEqual(before);
    await wordpress.run("wp_delete_nav_menu('Our menu');");
  }, 120_000);

  test.each(['headwater_demo_import', 'headwater_demo_remove'])(
    '%s needs its nonce and an administrator',
    async (action) => {
      const before = await json(inventory);
      const withoutNonce = admin.post('admin-post.php', { action, _wpnonce: 'wrong', source });
      await expect(withoutNonce).rejects.toThrow('no-redirect-but-403');
      const asEditor = await wordpress.run(`wp_set_current_user(get_user_by('login', 'editor')->ID);
      $_REQUEST['_wpnonce'] = wp_create_nonce('${action}'); $_POST['source'] = '${source}';
      add_filter('wp_die_handler', fn () => fn ($message) => exit($message)); do_action('admin_post_${action}');`);
      expect(asEditor).toBe('You are not allowed to do this.');
      expect(await json(inventory)).toEqual(before);
    },
  );

  test('content is also imported from a URL, whose error names a source without content', async () => {
    const server = createServer((request, response) => {
      readFile(join(source, String(request.url))).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // WordPress refuses a URL of its own machine otherwise.
    const here = `add_filter('http_request_host_is_external', '__return_true');
      add_filter('http_allowed_safe_ports', fn () => [${new URL(url).port}]);`;
    expect(await json(here + importCode(`${url}/`))).toMatchObject({
      notes: [expect.stringContaining('Gravity Forms'), expect.anything()],
    });
    expect(await json(importCode(`${url}/`))).toEqual({ error: expect.stringContaining('cannot be fetched: ') });
    await remove();
    expect(await json(here + importCode(`${url}/nothing`))).toEqual({
      error: `${url}/nothing/content.json cannot be fetched: 404`,
    });
    server.close();
    expect(await json(importCode('/nowhere'))).toEqual({
      error: expect.stringContaining('/nowhere/content.json cannot be read'),
    });
  }, 120_000);

  test('a program, an SVG with a script or a file name outside the media folder is refused', async () => {
    const other = join(folder, 'other');
    await writeDemo({ ...(await loadStartingContent(testContent.contentModule)), images: [], documents: [] }, other);
    await writeFile(join(other, 'media', 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    await writeFile(join(other, 'media', 'b.php'), '<?php echo 1;');
    const items = ['a.svg', 'b.php', '../content.json'].map((file) => ({
      kind: 'media',
      key: file,
      file,
      title: file,
      caption: '',
    }));
    await writeFile(join(other, 'content.json'), JSON.stringify({ version: 1, items }));
    expect(await json(importCode(other))).toMatchObject({
      notes: [
        'a.svg is more than a drawing.',
        'This WordPress takes no files like b.php.',
        expect.stringContaining('../content.json'),
      ],
    });
    expect(await json(inventory)).toMatchObject({ files: 0 });
  });

  test('an entry may have the name of a file, and types without pages are imported once', async () => {
    const other = join(folder, 'papers');
    await mkdir(join(other, 'media'), { recursive: true });
    await writeFile(join(other, 'media', 'manual.pdf'), '%PDF-1.4 a manual');
    const entry = { ...emptyEntry, slug: 'manual', title: 'Manual' };
    const items = [
      { kind: 'media', key: 'manual', file: 'manual.pdf', title: 'Manual', caption: '' },
      ...['headwater_document', 'testimonial'].map((type) => ({ ...entry, kind: 'content', key: type, type })),
    ];
    await writeFile(join(other, 'content.json'), JSON.stringify({ version: 1, items }));
    for (const _run of ['first', 'second']) expect(await json(importCode(other))).toMatchObject({ notes: [] });
    const made = `echo json_encode(array_column(get_posts(['name' => 'manual', 'numberposts' => -1, 'orderby' => 'ID',
      'order' => 'ASC', 'post_status' => 'any', 'post_type' => array_values(get_post_types())]), 'post_type'));`;
    expect(await json(made)).toEqual(['attachment', 'headwater_document', 'testimonial']);
    await remove();
  });

  test('the plugin writes nothing to the debug log', async () => {
    const lines = await wordpress.log();
    expect(lines.filter((line) => line.includes('plugins/headwater'))).toEqual([]);
  });

  test('the commands for WP-CLI say what they did, and change nothing in the end', async () => {
    const stub = join(folder, 'www', 'wp-content', 'mu-plugins', 'wp-cli.php');
    await mkdir(dirname(stub), { recursive: true });
    await writeFile(
      stub,
      `<?php namespace WP_CLI\\Utils { function format_items($format, $items, $fields) {
          echo "$format: ", implode(',', array_intersect($fields, array_keys($items[0]))), "\\n"; } }
        namespace { const WP_CLI = true; final class WP_CLI {
          public static array $commands = [];
          public static function add_command($name, $command) { self::$commands[$name] = $command; }
          public static function __callStatic($name, $words) { if ($name !== 'log') echo "$name: $words[0]\\n"; } } }`,
    );
    onTestFinished(() => rm(stub, { force: true }));
    const command = (name: string, argument = '') =>
      wordpress.run(`(WP_CLI::$commands['headwater ${name}'])(['${argument}'], ['format' => 'csv']);`);
    const before = await json(inventory);
    // This WordPress has no other plugin.
    expect(await command('status')).toBe('csv: title,state,sees\nhalt: 1\n');
    expect(await command('refresh')).toMatch(/^success: \w/);
    expect(await command('demo import', '/nowhere')).toMatch(/^error: \/nowhere\S* cannot be read/);
    expect(await command('demo import', source)).toMatch(/success: The demo content is imported\.\n$/);
    expect(await command('demo remove')).toMatch(/success: The demo content is removed\.\n$/);
    expect(await json(inventory)).toEqual(before);
  }, 180_000);
});
