<?php

/**
 * Runs in the WordPress that `npm run wordpress` starts, each time: activates the plugins that are there, connects
 * WordPress with the site, and prepares a new WordPress for the demo content.
 */

declare(strict_types=1);

require '/wordpress/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

set_time_limit(0);
wp_set_current_user(1);

/** Plugins that come with Debian's and WordPress's own packages. */
const HEADWATER_OTHERS = ['akismet/akismet.php', 'hello.php'];

$plugins = array_diff(array_keys(get_plugins()), HEADWATER_OTHERS);
// WPGraphQL before its extensions, and ours last.
usort($plugins, static fn (string $one, string $other): int => [
    strpos($one, 'headwater/') === 0,
    $one !== 'wp-graphql/wp-graphql.php',
    $one,
] <=> [
    strpos($other, 'headwater/') === 0,
    $other !== 'wp-graphql/wp-graphql.php',
    $other,
]);
foreach (array_diff($plugins, (array) get_option('active_plugins')) as $plugin) {
    $problem = activate_plugin($plugin);
    if (is_wp_error($problem)) {
        echo "$plugin: ", $problem->get_error_message(), "\n";
    }
}

// Playground says that the script's name is the path of the request. WordPress takes that for a request of its front page
// where a path fits none of its rules, and redirects there in place of responding with 404.
wp_mkdir_p(WPMU_PLUGIN_DIR);
file_put_contents(WPMU_PLUGIN_DIR . '/headwater-playground.php', <<<'PHP'
    <?php

    $_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] . ($_SERVER['PATH_INFO'] ?? '');

    PHP);

// As if the owner had filled in FaustWP's form of settings; its own code may not be loaded in this request yet.
update_option('faustwp_settings', [
    'frontend_uri' => HEADWATER_SITE_URL,
    'secret_key' => HEADWATER_SECRET,
    'menu_locations' => 'Primary, Footer',
] + (array) get_option('faustwp_settings', []));
wp_set_password(HEADWATER_ADMIN_PASSWORD, 1);

if (get_option('headwater_playground') === false) {
    update_option('permalink_structure', '/%postname%/');
    foreach (['hello-world' => 'post', 'sample-page' => 'page'] as $slug => $type) {
        $post = get_page_by_path($slug, OBJECT, $type);
        if ($post instanceof WP_Post) {
            wp_delete_post($post->ID, true);
        }
    }
    update_option('headwater_playground', '1');
}
