<?php

declare(strict_types=1);

namespace Headwater\Database;

defined('ABSPATH') || exit;

/**
 * Whether an entry and its key can be stored together or not at all.
 */
final class Transactions
{
    private const OPTION = 'headwater_transactions';

    /**
     * True for SQLite, and for MySQL when the tables of Gravity Forms and ours use InnoDB. Stored for an hour, because
     * every GraphQL response states it; in an option, because WordPress loads options with every request anyway.
     */
    public static function areSupported(): bool
    {
        $known = get_option(self::OPTION);
        return is_array($known) && $known['until'] > time() ? $known['areSupported'] : self::check();
    }

    /** Looks at the tables again, such as after someone has converted them. */
    public static function check(): bool
    {
        $areSupported = self::detect();
        update_option(self::OPTION, ['areSupported' => $areSupported, 'until' => time() + HOUR_IN_SECONDS]);
        return $areSupported;
    }

    private static function detect(): bool
    {
        global $wpdb;
        if (defined('DB_ENGINE') && constant('DB_ENGINE') === 'sqlite') {
            return true;
        }
        $tables = [Schema::submissions(), $wpdb->prefix . 'gf_entry', $wpdb->prefix . 'gf_entry_meta'];
        $count = $wpdb->get_var($wpdb->prepare(
            "SELECT COUNT(*) FROM information_schema.TABLES
             WHERE TABLE_SCHEMA = DATABASE() AND ENGINE = 'InnoDB' AND TABLE_NAME IN (%s, %s, %s)",
            $tables
        ));
        return (int) $count === count($tables);
    }
}
