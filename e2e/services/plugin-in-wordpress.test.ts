import { rm } from 'node:fs/promises';
import { contentModel } from '@headwater/content-model/model.ts';
import { say } from '@headwater/tools/say.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdminSession, nonceOf, signInToWordPress } from '../support/wordpress/admin-session.ts';
import { type MessageReceiver, startMessageReceiver } from '../support/wordpress/message-receiver.ts';
import { recordedGroups } from '../support/wordpress/recorded-groups.ts';
import { missingPackages, startWordPress, type WordPress } from '../support/wordpress/start-wordpress.ts';

const SECRET = 'the secret of both programs';
const missing = missingPackages();
if (missing.length > 0) say(`SKIPPED: the plugin in a WordPress. Install ${missing.join(', ')} and run again.`);

describe.skipIf(missing.length > 0)('the plugin in a WordPress without any other plugin', () => {
  let folder: string;
  let wordpress: WordPress;
  let receiver: MessageReceiver;
  let admin: AdminSession;
  let logBefore: string[];

  beforeAll(async () => {
    folder = await temporaryFolder('wp');
    receiver = await startMessageReceiver(SECRET);
    wordpress = await startWordPress(folder, { HEADWATER_SECRET: SECRET, HEADWATER_SITE_URL: receiver.url });
    admin = await signInToWordPress(wordpress.url);
    await visitAdmin();
    await wordpress.run(`wp_remote_get('${wordpress.url}/');`);
    logBefore = await wordpress.log();
    await wordpress.run("activate_plugin('headwater/headwater.php');");
  }, 180_000);

  beforeEach(() => {
    receiver.changes.length = 0;
  });

  afterAll(async () => {
    await wordpress?.stop();
    receiver?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The pages of the admin in which a plugin's faults show. */
  async function visitAdmin(): Promise<void> {
    for (const path of ['index.php', 'plugins.php', 'edit.php?post_type=page', 'post-new.php?post_type=page']) {
      await admin.page(path);
    }
  }

  /** Runs PHP code in a request of its own. @returns the change that the site received afterwards */
  async function changeAfter(code: string) {
    receiver.changes.length = 0;
    await wordpress.run(code);
    return receiver.changes.at(-1) ?? { tags: [], paths: [] };
  }

  const insert = (values: string) => wordpress.run(`echo wp_insert_post(['post_status' => 'publish', ${values}]);`);

  test('it registers every content type, template and menu location, in any theme', async () => {
    const seen = JSON.parse(
      await wordpress.run(`echo json_encode([
        'types' => array_values(array_filter(array_keys(get_post_types()), 'post_type_exists')),
        'archives' => array_filter(array_map(fn ($t) => get_post_type_archive_link($t), get_post_types())),
        'templates' => wp_get_theme()->get_page_templates(null, 'page') + wp_get_theme()->get_page_templates(null, 'post'),
        'menus' => array_keys(get_registered_nav_menus()),
      ]);`),
    ) as { types: string[]; archives: Record<string, string>; templates: Record<string, string>; menus: string[] };
    expect(seen.types).toEqual(expect.arrayContaining(Object.keys(contentModel.contentTypes)));
    expect((await fetch(`${wordpress.url}/project/`)).status).toBe(200);
    expect(seen.archives).toMatchObject({ project: `${wordpress.url}/project/` });
    const labels = Object.keys(contentModel.templates).filter((label) => label !== 'Default');
    expect(Object.values(seen.templates).sort()).toEqual(labels.sort());
    expect(seen.menus).toEqual(expect.arrayContaining(Object.keys(contentModel.menuLocations)));
  });

  test('its field groups have the names and fields of the contract', async () => {
    const code = "echo json_encode($GLOBALS['recorded']);";
    const recorded = recordedGroups(await wordpress.run(code, { HEADWATER_RECORD: '1' }));
    expect(recorded.inContract).toEqual(recorded.registered);
    expect(recorded.flat).toEqual(recorded.flatInContract);
  });

  test('only the admin looks for a group, which it shows beside the template of the theme', async () => {
    const [label] = Object.keys(contentModel.templates).filter((name) => name !== 'Default');
    const seen = await wordpress.run(
      `$first = did_filter('theme_templates'); add_filter('theme_page_templates', fn () => ['ours/wide.php' => '${label}']);
      require_once ABSPATH . 'wp-admin/includes/admin.php'; set_current_screen('page'); do_action('acf/init');
      $places = array_column(array_merge(...array_merge(...array_column($GLOBALS['recorded']['groups'], 'location'))), 'value');
      echo json_encode(['scans' => $first, 'own' => in_array('ours/wide.php', $places)]);`,
      { HEADWATER_RECORD: '1' },
    );
    expect(JSON.parse(seen)).toEqual({ scans: 0, own: true });
  });

  test('the status page names what is missing and links to where it is fixed', async () => {
    const page = await admin.page('tools.php?page=headwater');
    const row = (title: string) =>
      new RegExp(`<tr class="headwater-(\\w+)"><th scope="row">${title}<.*?</tr>`).exec(page);
    expect(row('WordPress')?.[1]).toBe('good');
    expect(row('WPGraphQL')?.[1]).toBe('bad');
    expect(row('WPGraphQL')?.[0]).toContain('plugin-install.php?tab=search&#038;s=wp-graphql"');
    expect(row('Gravity Forms')?.[1]).toBe('less');
    expect(row('Secret')?.[1]).toBe('good');
    expect(row('Content type: Projects')?.[1]).toBe('good');
    expect(row('Menu: primary')?.[0]).toContain('nav-menus.php');
  });

  test.each([
    ['an account', ["['username' => 'ada']", "['email' => 'ada@example.com']", "['username' => ' Áda%41']"]],
    ['an unknown name', ["['username' => 'ghost']", "['username' => 'GHOST']", "['username' => ' Ghóst%41']"]],
  ])('five guesses at %s count together, however it is written', async (_what, names) => {
    const waits = await wordpress.run(`
      wp_insert_user(['user_login' => 'ada', 'user_email' => 'ada@example.com', 'user_pass' => 'the right password']);
      $sign_in = fn ($name) => apply_filters('graphql_pre_mutate_and_get_payload', null, 'generateAuthorizationCode', null, $name);
      $names = [${names.join(', ')}];
      foreach (range(0, 5) as $attempt) { echo $sign_in($names[$attempt % 3] + ['password' => 'x']) === null ? 'on ' : 'wait'; }`);
    expect(waits).toBe('on on on on on wait');
  });

  test('GraphQL is below the home URL, too, wherever WordPress is', async () => {
    const seen = await wordpress.run(`
      function graphql_get_endpoint(): string { return 'graphql'; }
      foreach (['/graphql', '/about/'] as $_SERVER['REQUEST_URI']) {
        echo apply_filters('graphql_is_graphql_http_request', false) ? 'GraphQL ' : 'a page';
      }`);
    expect(seen).toBe('GraphQL a page');
  });

  test('publishing, renaming, unpublishing and trashing a page tell the site', async () => {
    const created = await changeAfter(`file_put_contents(ABSPATH . 'id', wp_insert_post([
      'post_title' => 'Pumps', 'post_type' => 'page', 'post_status' => 'publish']));`);
    expect(created).toMatchObject({
      paths: ['/pumps/'],
      tags: expect.arrayContaining(['list:page', 'post_type:page']),
    });
    const id = await wordpress.run("echo file_get_contents(ABSPATH . 'id');");
    const child = await insert(`'post_title' => 'Small', 'post_type' => 'page', 'post_parent' => ${id}`);

    const edited = await changeAfter(`wp_update_post(['ID' => ${id}, 'post_content' => 'New']);`);
    expect(edited).toEqual({ tags: [`post:${id}`, 'skipped:post'], paths: [] });

    const renamed = await changeAfter(`wp_update_post(['ID' => ${id}, 'post_name' => 'water-pumps']);`);
    expect(renamed.paths).toEqual(['/pumps/', '/water-pumps/', '/pumps/small/', '/water-pumps/small/']);
    expect(renamed.tags).toEqual(expect.arrayContaining([`post:${id}`, `post:${child}`]));
    const old = "echo Headwater\\Routing\\OldPaths::contentAt('/pumps/small/')->ID;";
    expect(await wordpress.run(old)).toBe(child);

    const hidden = await changeAfter(`wp_update_post(['ID' => ${id}, 'post_status' => 'draft']);`);
    expect(hidden.paths).toContain('/water-pumps/');
    expect(hidden.tags).not.toContainEqual(expect.stringContaining('trashed:'));
    const trashed = await changeAfter(`wp_trash_post(${id});`);
    const ended = `trashed:${Buffer.from(`post:${id}`).toString('base64')}`;
    expect(trashed.tags).toEqual(expect.arrayContaining([ended, `post:${child}`]));
    expect(trashed.paths).toEqual(['/water-pumps/small/', '/water-pumps__trashed/small/']);
    const gone = await changeAfter(`wp_trash_post(${child});`);
    expect(gone.paths).toEqual(['/water-pumps__trashed/small/']);
  });

  test('saving a page reads the pages below it level by level, however many there are', async () => {
    const queries = (id: string) =>
      wordpress.run(`add_action('shutdown', fn () => print($GLOBALS['wpdb']->num_queries), 99);
        wp_update_post(['ID' => ${id}, 'post_content' => 'New']);`);
    const [few, many] = [
      await insert("'post_title' => 'Few', 'post_type' => 'page'"),
      await insert("'post_title' => 'Many', 'post_type' => 'page'"),
    ];
    await wordpress.run(`foreach (array_merge([${few}], array_fill(0, 30, ${many})) as $number => $parent) {
      wp_insert_post(['post_title' => "Below $number", 'post_status' => 'publish', 'post_type' => 'page', 'post_parent' => $parent]);
    }`);
    expect(await queries(many)).toBe(await queries(few));
  });

  test('drafts, autosaves and the editor opening tell the site nothing', async () => {
    const nothing = { tags: [], paths: [] };
    expect(await changeAfter("wp_insert_post(['post_title' => 'Draft', 'post_status' => 'draft']);")).toEqual(nothing);
    await admin.page('post-new.php');
    expect(receiver.changes).toEqual([]);
    const id = await insert("'post_title' => 'Locked', 'post_type' => 'page'");
    expect(await changeAfter(`update_post_meta(${id}, '_edit_lock', '1:1');`)).toEqual(nothing);
  });

  test('scheduled content, fields, terms, menus, settings, media and authors tell the site', async () => {
    const id = await insert("'post_title' => 'News', 'post_type' => 'post'");
    const field = await changeAfter(`update_post_meta(${id}, 'summary', 'New');`);
    expect(field.tags).toContain(`post:${id}`);
    const term = await changeAfter(`wp_set_object_terms(${id}, 'Guides', 'category');`);
    expect(term.paths).toEqual(expect.arrayContaining(['/category/guides/', '/category/uncategorized/']));
    const renamed = await changeAfter(
      "$t = get_term_by('slug', 'guides', 'category'); wp_update_term($t->term_id, 'category', ['slug' => 'manuals']);",
    );
    expect(renamed.paths).toEqual(['/category/guides/', '/category/manuals/']);
    const menu = await changeAfter(
      "wp_update_nav_menu_item(wp_create_nav_menu('Main'), 0, ['menu-item-title' => 'A', 'menu-item-url' => '/a/', 'menu-item-status' => 'publish']);",
    );
    expect(menu.tags).toContain('list:menuitem');
    const picture = await changeAfter(
      "update_post_meta(wp_insert_attachment(['post_title' => 'P', 'post_mime_type' => 'image/png']), '_wp_attachment_image_alt', 'A pump');",
    );
    expect(picture.tags).toContain('list:mediaitem');
    const author = await changeAfter("wp_update_user(['ID' => 1, 'display_name' => 'Ada']);");
    expect(author).toMatchObject({ tags: expect.arrayContaining(['user:1']), paths: ['/author/admin/'] });
    const title = await changeAfter("update_option('blogname', 'Pumps Inc.');");
    expect(title.tags).toContain('setting_group:general');
    expect(title.paths).toEqual(expect.arrayContaining(['/', '/project/', '/news/']));
    const location = await changeAfter("set_theme_mod('nav_menu_locations', ['primary' => 7]);");
    expect(location.tags).toContain('list:menu');
    const due = await wordpress.run(
      "echo wp_insert_post(['post_title' => 'Later', 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00']);",
    );
    expect((await changeAfter(`wp_publish_post(${due});`)).paths).toContain('/later/');
  });

  test('several settings in one request read the paths of the whole site once', async () => {
    const count = "add_action('shutdown', fn () => print(did_filter('post_type_link') + did_filter('page_link')), 99);";
    const one = await wordpress.run(`${count} update_option('date_format', 'j. F');`);
    const two = await wordpress.run(
      `${count} update_option('date_format', 'F j'); update_option('time_format', 'H:i');`,
    );
    expect(Number(one)).toBeGreaterThan(0);
    expect(two).toBe(one);
  });

  test('redirects of Yoast SEO tell the site their paths: the first, another one, a changed one', async () => {
    const store = (rules: string) => changeAfter(`update_option('wpseo-premium-redirects-export-plain', ${rules});`);
    const [old, older] = ["'old' => ['url' => 'new', 'type' => 301]", "'older' => ['url' => 'new', 'type' => 301]"];
    expect(await store(`[${old}]`)).toEqual({ tags: [], paths: ['/old/'] });
    expect((await store(`[${old}, ${older}]`)).paths).toEqual(['/older/']);
    expect((await store(`['old' => ['url' => 'newer', 'type' => 301]]`)).paths).toEqual(['/old/', '/older/']);
  });

  test('where a term was, and a post in an earlier structure of the permalinks, are rules, unless something is there', async () => {
    await insert("'post_title' => 'Kept', 'post_name' => 'kept', 'post_type' => 'post'");
    const reading = `$found = []; foreach (Headwater\\Routing\\OldPaths::rules() as $rule) { $r = $rule->jsonSerialize(); $found[$r['from']] = $r['to']; }`;
    const terms =
      await wordpress.run(`foreach (['was-a', 'was-b'] as $slug) { wp_insert_term($slug, 'category', ['slug' => $slug]); }
      $rename = fn ($from, $to) => wp_update_term(get_term_by('slug', $from, 'category')->term_id, 'category', ['slug' => $to]);
      $rename('was-a', 'now-a'); $rename('was-b', 'now-b'); wp_insert_term('B', 'category', ['slug' => 'was-b']);
      ${reading} echo json_encode([$found['/category/was-a/'] ?? null, $found['/category/was-b/'] ?? null]);`);
    expect(JSON.parse(terms)).toEqual(['/category/now-a/', null]);
    const posts =
      await wordpress.run(`$path = fn () => Headwater\\Site\\SitePath::fromWordPress(get_permalink(get_page_by_path('kept', OBJECT, 'post')));
      $was = $path(); $structure = get_option('permalink_structure'); $GLOBALS['wp_rewrite']->set_permalink_structure("/notes$structure");
      ${reading} echo json_encode([$found[$was], $path() !== $was && $found[$was] === $path()]);
      $GLOBALS['wp_rewrite']->set_permalink_structure($structure);`);
    expect(JSON.parse(posts)).toEqual([expect.stringContaining('/notes/'), true]);
  });

  test('a path finds its rule in the tables of Redirection and Rank Math', async () => {
    // As both plugins create and fill them.
    await wordpress.run(`global $wpdb; $bin = "CHARACTER SET $wpdb->charset COLLATE {$wpdb->charset}_bin";
      $wpdb->query("CREATE TABLE {$wpdb->prefix}redirection_items (id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
        url mediumtext NOT NULL, match_url varchar(2000), match_data text, regex int unsigned NOT NULL DEFAULT 0,
        position int unsigned NOT NULL DEFAULT 0, status enum('enabled','disabled') NOT NULL DEFAULT 'enabled',
        action_type varchar(20) NOT NULL, action_code int unsigned NOT NULL, action_data mediumtext, match_type varchar(20) NOT NULL)");
      $wpdb->query("CREATE TABLE {$wpdb->prefix}rank_math_redirections (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
        sources text $bin NOT NULL, url_to text NOT NULL, header_code smallint unsigned NOT NULL,
        status varchar(25) NOT NULL DEFAULT 'active', updated datetime NOT NULL DEFAULT '2026-01-01 00:00:00')");
      $item = fn ($url, $match, $to, $more = []) => $wpdb->insert("{$wpdb->prefix}redirection_items", $more + ['url' => $url,
        'match_url' => $match, 'action_data' => $to, 'action_type' => 'url', 'action_code' => 301, 'match_type' => 'url']);
      $item('/Old/', '/old', '/new/'); $item('/ポ/', '/%e3%83%9d', '/po/'); $item('/off/', '/off', '/new/', ['status' => 'disabled']);
      $item('^/a', 'regex', '/new/', ['regex' => 1]); $item('/gone/', '/gone', '', ['action_type' => 'error', 'action_code' => 410]);
      $rank = fn ($pattern, $to, $more = [], $source = []) => $wpdb->insert("{$wpdb->prefix}rank_math_redirections", $more + ['url_to' => $to,
        'header_code' => 301, 'sources' => serialize([$source + ['ignore' => '', 'pattern' => $pattern, 'comparison' => 'exact']])]);
      $rank('rank/old', '${wordpress.url}/rank-new/'); $rank('Any/Case', '${wordpress.url}/case/', [], ['ignore' => 'case']);
      $rank('%E3%82%A2', '${wordpress.url}/a/'); $rank('away', 'https://other.test/'); $rank('part', '/x/', [], ['comparison' => 'contains']);
      $rank('rank/gone', '', ['header_code' => 410]); $rank('rank/off', '/x/', ['status' => 'inactive']);
      $rank('twice', '/first/'); $rank('twice', '/later/', ['updated' => '2026-02-01 00:00:00']);`);
    const paths = [
      '/old/',
      '/OLD/',
      '/ポ/',
      '/off/',
      '/abc/',
      '/gone/',
      '/rank/old/',
      '/any/case/',
      '/Rank/Old/',
      '/ア/',
    ];
    const more = ['/away/', '/part/', '/rank/gone/', '/rank/off/', '/twice/'];
    const found = JSON.parse(
      await wordpress.run(`define('REDIRECTION_VERSION', '5'); class RankMath {} update_option('rank_math_modules', ['redirections']);
        foreach (json_decode('${JSON.stringify([...paths, ...more])}') as $path) {
          $targets[$path] = Headwater\\Routing\\Redirects\\RedirectRules::targetOf($path); }
        echo json_encode($targets); delete_option('rank_math_modules');
        $wpdb = $GLOBALS['wpdb']; $wpdb->query("DROP TABLE {$wpdb->prefix}redirection_items, {$wpdb->prefix}rank_math_redirections");`),
    );
    expect(found).toEqual({
      '/old/': '/new/',
      '/OLD/': '/new/',
      '/ポ/': '/po/',
      '/off/': null,
      '/abc/': null,
      '/gone/': null,
      '/rank/old/': '/rank-new/',
      '/any/case/': '/case/',
      '/Rank/Old/': null,
      '/ア/': '/a/',
      '/away/': null,
      '/part/': null,
      '/rank/gone/': null,
      '/rank/off/': null,
      '/twice/': '/later/',
    });
  });

  test('a message that the site did not take is sent again, as the same event', async () => {
    receiver.isDown = true;
    await wordpress.run("update_option('blogdescription', 'We are back soon');");
    expect(receiver.changes).toEqual([]);
    expect(await admin.page('tools.php?page=headwater')).toContain('503 starting');
    receiver.isDown = false;
    const table = "$GLOBALS['wpdb']->prefix . 'headwater_messages'";
    // The pause is over.
    await wordpress.run(`$GLOBALS['wpdb']->query('UPDATE ' . ${table} . " SET due = '2020-01-01'");`);
    await wordpress.run("do_action('headwater_send_messages');");
    expect(receiver.changes.map(({ tags }) => tags.includes('setting_group:general'))).toEqual([true]);
    const attempts = `SELECT MAX(attempts), COUNT(*) FROM $t WHERE state = 'waiting'`;
    const left = await wordpress.run(
      `$t = ${table}; echo implode(' ', $GLOBALS['wpdb']->get_row("${attempts}", ARRAY_N));`,
    );
    expect(left.trim()).toBe('0');
  });

  test.each([
    ['a long response in another language', "'a' . str_repeat('é', 200)"],
    ['a response that is not UTF-8', '"caf\\xE9"'],
  ])('%s does not keep a message from being stored as sent', async (_, response) => {
    const state = await wordpress.run(`$queue = new Headwater\\Webhook\\MessageQueue();
      $queue->add(new Headwater\\Webhook\\Change(['list:page'])); $queue->settle($queue->takeDue(), 'sent', ${response}, 0);
      echo $queue->newest(1)[0]->state;`);
    expect(state).toBe('sent');
  });

  test('the button refreshes the whole site, with its nonce only', async () => {
    const page = await admin.page('tools.php?page=headwater');
    const values = { action: 'headwater_refresh', _wpnonce: nonceOf(page) };
    const after = await admin.post('admin-post.php', values);
    expect(after).toContain('The site has been notified and will refresh every page.');
    expect(receiver.changes.at(-1)?.paths).toContain('/news/');
    receiver.changes.length = 0;
    await expect(admin.post('admin-post.php', { action: 'headwater_refresh', _wpnonce: 'guessed' })).rejects.toThrow();
    expect(receiver.changes).toEqual([]);
  });

  test('an entry and its key are in the database together or not at all', async () => {
    const begin = `$GLOBALS['once'] = new Headwater\\Leads\\OncePerKey(); $GLOBALS['once']->register();
      $first = $GLOBALS['once']->begin('6f2c1d2e-1111', 7);`;
    const store = `do_action('gform_pre_submission', ['id' => 7]);
      $GLOBALS['wpdb']->insert($GLOBALS['wpdb']->posts, ['post_title' => 'the entry', 'post_excerpt' => '', 'post_content' => '',
        'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '']); $entry = $GLOBALS['wpdb']->insert_id;`;
    const entries = "echo $GLOBALS['wpdb']->get_var(\"SELECT COUNT(*) FROM wp_posts WHERE post_title = 'the entry'\");";
    // Killed between the entry and its key.
    await wordpress.run(`${begin} ${store} posix_kill(getmypid(), SIGKILL);`).catch(() => undefined);
    expect(await wordpress.run(entries)).toBe('0');
    const stored = await wordpress.run(
      `${begin} ${store} do_action('gform_entry_created', ['id' => $entry], []); echo $entry;`,
    );
    expect(Number(stored)).toBeGreaterThan(0);
    expect(await wordpress.run(`${begin} echo $first;`)).toBe(stored);
    expect(await wordpress.run(entries)).toBe('1');
    const otherForm = `try { $GLOBALS['once']->begin('6f2c1d2e-1111', 8); } catch (Exception $e) { echo $e->getMessage(); }`;
    expect(await wordpress.run(`${begin} ${otherForm}`)).toContain('used for another form');
  });

  test('the archives are back when the plugin is switched on again', async () => {
    await wordpress.run("deactivate_plugins('headwater/headwater.php');");
    await wordpress.run('flush_rewrite_rules(false);');
    expect((await fetch(`${wordpress.url}/project/`)).status).toBe(404);
    await wordpress.run("activate_plugin('headwater/headwater.php');");
    expect((await fetch(`${wordpress.url}/`)).status).toBe(200);
    expect((await fetch(`${wordpress.url}/project/`)).status).toBe(200);
  });

  test('a GraphQL response states the support of keys without a database query', async () => {
    const tables = "'wp_gf_entry', 'wp_gf_entry_meta'";
    const make = (engine: string) => `foreach ([${tables}] as $t) {
      $GLOBALS['wpdb']->query("CREATE TABLE IF NOT EXISTS $t (id int) ENGINE=${engine}");
      $GLOBALS['wpdb']->query("ALTER TABLE $t ENGINE=${engine}");
    }`;
    const known = 'echo json_encode(Headwater\\Database\\Transactions::areSupported())';
    expect(await wordpress.run(`${make('MyISAM')} ${known};`)).toBe('false');
    const queries = "$GLOBALS['wpdb']->num_queries";
    expect(await wordpress.run(`$before = ${queries}; ${known}; echo ${queries} - $before;`)).toBe('false0');
    // The status page looks at the tables themselves.
    expect(await wordpress.run(`${make('InnoDB')} Headwater\\Database\\Transactions::check(); ${known};`)).toBe('true');
  });

  test('a session that ended stays ended when the object cache is emptied, until its token expires', async () => {
    const token = (name: string, expires: string) =>
      `'${name}', ['user' => 1, 'issued' => time() - 60, 'expires' => ${expires}]`;
    const revoked = 'Headwater\\Editors\\RevokedTokens';
    const later = String(Math.floor(Date.now() / 1000) + 86_400);
    await wordpress.run(`${revoked}::revoke(${token('old', '7')}); ${revoked}::revoke(${token('one', later)});`);
    await wordpress.run(
      "wp_cache_flush(); $GLOBALS['wpdb']->query(\"DELETE FROM wp_options WHERE option_name LIKE '%transient%'\");",
    );
    const known = await wordpress.run(`echo json_encode([${revoked}::contains(${token('one', later)}),
      ${revoked}::contains(${token('two', later)}), count(get_user_meta(1, 'headwater_revoked_token'))]);`);
    expect(JSON.parse(known)).toEqual([true, false, 1]);
    const all = await wordpress.run(
      `${revoked}::revokeAllOf(1); echo json_encode(${revoked}::contains(${token('two', later)}));`,
    );
    expect(all).toBe('true');
  });

  test('with the secret only, the status route reports to the doctor and sends the site a message', async () => {
    const read = (secret: string) =>
      fetch(`${wordpress.url}/?rest_route=/headwater/v1/status`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-faustwp-secret': secret },
        body: '{"sendMessage":true}',
      });
    expect((await read('another')).status).toBe(401);
    expect(receiver.changes).toEqual([]);
    expect(await (await read(SECRET)).json()).toMatchObject({
      versions: { WordPress: expect.stringMatching(/^\d+\.\d+/), PHP: expect.stringMatching(/^8\./), WPGraphQL: null },
      siteUrl: receiver.url,
      hasRevisions: true,
      message: { state: 'sent' },
      toDo: expect.arrayContaining([{ title: 'WPGraphQL', sees: 'missing' }]),
    });
    expect(receiver.changes).toEqual([expect.objectContaining({ tags: ['headwater:doctor'], paths: [] })]);
    receiver.isDown = true;
    const whileDown = await (await read(SECRET)).json();
    receiver.isDown = false;
    expect(whileDown).toMatchObject({ message: { state: 'waiting', answer: '503 starting' } });
    // The doctor has an item for it, and needs it once.
    expect(JSON.stringify(whileDown.toDo)).not.toContain('Messages about changes');
  });

  test('a missing upload is a plain 404', async () => {
    const response = await fetch(`${wordpress.url}/wp-content/uploads/2026/01/missing.pdf`);
    expect([response.status, await response.text()]).toEqual([404, 'Not found.\n']);
  });

  test('the debug log has no line because of the plugin', async () => {
    await visitAdmin();
    const ofPlugin = (lines: string[]) => lines.filter((line) => line.includes('plugins/headwater'));
    const log = await wordpress.log();
    expect(ofPlugin(log)).toEqual([]);
    // Messages of WordPress itself, on this PHP, without their time.
    const texts = (lines: string[]) => new Set(lines.map((line) => line.replace(/^\[[^\]]*\] /, '')));
    expect([...texts(log)].filter((line) => !texts(logBefore).has(line))).toEqual([]);
  });
});
