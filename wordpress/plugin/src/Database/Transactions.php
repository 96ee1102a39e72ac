<?php

declare(strict_types=1);

namespace Headwater\Database;

/**
 * Whether an entry and its key can be stored together or not at all.
 */
final class Transactions
{
    private const TRANSIENT = 'headwater_transactions';

    /**
     * True for SQLite, and for MySQL when the tables of Gravity Forms and ours use InnoDB. Stored for an hour, because
     * every answer of GraphQL asks.
     */
    public static function areSupported(): bool
    {
        $known = get_transient(self::TRANSIENT);
        if ($known === false) {
            $known = self::detect() ? 'yes' : 'no';
            set_transient(self::TRANSIENT, $known, HOUR_IN_SECONDS);
        }
        return $known === 'yes';
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
