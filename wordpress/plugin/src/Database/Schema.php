<?php

declare(strict_types=1);

namespace Headwater\Database;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Creates the plugin's two tables, when it is activated and after an update.
 */
final class Schema implements Feature
{
    private const VERSION = '1';
    private const OPTION = 'headwater_schema';

    private string $pluginFile;

    public function __construct(string $pluginFile)
    {
        $this->pluginFile = $pluginFile;
    }

    public static function submissions(): string
    {
        return $GLOBALS['wpdb']->prefix . 'headwater_submissions';
    }

    public static function messages(): string
    {
        return $GLOBALS['wpdb']->prefix . 'headwater_messages';
    }

    public function register(): void
    {
        register_activation_hook($this->pluginFile, [$this, 'createTables']);
        // A copied plugin folder, or an update, never fires the activation hook.
        add_action('init', [$this, 'createTables'], 1);
        add_filter('wpmu_drop_tables', [$this, 'withTables']);
    }

    /**
     * A site of a network has its own tables, which go when the site is deleted. WordPress has switched to it by then.
     *
     * @param string[] $tables
     * @return string[]
     */
    public function withTables($tables): array
    {
        return array_merge((array) $tables, [self::submissions(), self::messages()]);
    }

    public function createTables(): void
    {
        if (get_option(self::OPTION) === self::VERSION) {
            return;
        }
        global $wpdb;
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        $collation = $wpdb->get_charset_collate();
        dbDelta('CREATE TABLE ' . self::submissions() . " (
            submission_key varchar(64) NOT NULL,
            form_id bigint(20) unsigned NOT NULL,
            entry_id bigint(20) unsigned DEFAULT NULL,
            created datetime NOT NULL,
            mailed tinyint(1) NOT NULL DEFAULT 0,
            mail_attempts tinyint(3) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (submission_key),
            KEY mailed (mailed,created)
        ) ENGINE=InnoDB $collation;");
        dbDelta('CREATE TABLE ' . self::messages() . " (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            uuid char(36) NOT NULL,
            tags longtext NOT NULL,
            paths longtext NOT NULL,
            created datetime NOT NULL,
            due datetime NOT NULL,
            attempts smallint(5) unsigned NOT NULL DEFAULT 0,
            state varchar(10) NOT NULL DEFAULT 'waiting',
            answer varchar(190) NOT NULL DEFAULT '',
            PRIMARY KEY  (id),
            KEY state (state,due)
        ) ENGINE=InnoDB $collation;");
        update_option(self::OPTION, self::VERSION);
    }

    /** Whether both tables exist, as far as the plugin knows. */
    public static function isReady(): bool
    {
        return get_option(self::OPTION) === self::VERSION;
    }
}
