<?php

/**
 * Removes the plugin's tables, options and tasks when it is deleted, on each site of a network. Content and fields
 * stay, those of the demo too.
 */

declare(strict_types=1);

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

$headwaterCleanUp = static function (): void {
    global $wpdb;
    foreach (['headwater_submissions', 'headwater_messages'] as $table) {
        $wpdb->query("DROP TABLE IF EXISTS {$wpdb->prefix}$table");
    }
    $ours = ['schema', 'permalinks', 'old_structures', 'transactions'];
    foreach (array_merge($ours, ['demo', 'demo_forms', 'demo_settings', 'demo_lock']) as $option) {
        delete_option("headwater_$option");
    }
    delete_post_meta_by_key('_headwater_old_path');
    delete_metadata('term', 0, '_headwater_old_path', '', true);
    wp_clear_scheduled_hook('headwater_every_five_minutes');
    wp_unschedule_hook('headwater_send_messages');
};

foreach (is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [] as $headwaterSite) {
    switch_to_blog($headwaterSite);
    $headwaterCleanUp();
    restore_current_blog();
}
if (!is_multisite()) {
    $headwaterCleanUp();
}
delete_metadata('user', 0, 'headwater_revoked_token', '', true);
delete_metadata('user', 0, 'headwater_sessions_ended', '', true);
