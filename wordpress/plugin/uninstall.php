<?php

/**
 * Removes the plugin's tables and options when it is deleted. Content and fields stay, those of the demo too.
 */

declare(strict_types=1);

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

foreach (['headwater_submissions', 'headwater_messages'] as $table) {
    $GLOBALS['wpdb']->query("DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}$table");
}
delete_option('headwater_schema');
delete_option('headwater_permalinks');
delete_option('headwater_transactions');
foreach (['', '_forms', '_settings', '_lock'] as $option) {
    delete_option("headwater_demo$option");
}
delete_post_meta_by_key('_headwater_old_path');
delete_metadata('user', 0, 'headwater_revoked_token', '', true);
delete_metadata('user', 0, 'headwater_sessions_ended', '', true);
