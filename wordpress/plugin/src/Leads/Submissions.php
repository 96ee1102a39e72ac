<?php

declare(strict_types=1);

namespace Headwater\Leads;

use Headwater\Database\Schema;

defined('ABSPATH') || exit;

/**
 * The keys of submissions, with the entry of each and whether its mails went out.
 */
final class Submissions
{
    private const LONGEST_MAIL_ATTEMPTS = 5;

    /** @return array{form: int, entry: int|null, age: int}|null age in seconds */
    public static function find(string $key): ?array
    {
        global $wpdb;
        $row = $wpdb->get_row(
            $wpdb->prepare('SELECT * FROM ' . Schema::submissions() . ' WHERE submission_key = %s', $key)
        );
        return $row === null ? null : [
            'form' => (int) $row->form_id,
            'entry' => $row->entry_id === null ? null : (int) $row->entry_id,
            'age' => time() - (int) strtotime($row->created . ' UTC'),
        ];
    }

    /** The key of an entry; empty for one that came without. */
    public static function keyOf(int $entryId): string
    {
        global $wpdb;
        return (string) $wpdb->get_var(
            $wpdb->prepare('SELECT submission_key FROM ' . Schema::submissions() . ' WHERE entry_id = %d', $entryId)
        );
    }

    /** Claims a key. @return bool false when another submission has it */
    public static function claim(string $key, int $formId): bool
    {
        global $wpdb;
        return (int) $wpdb->query($wpdb->prepare(
            'INSERT IGNORE INTO ' . Schema::submissions() . ' (submission_key, form_id, created) VALUES (%s, %d, %s)',
            $key,
            $formId,
            gmdate('Y-m-d H:i:s')
        )) === 1;
    }

    public static function setEntry(string $key, int $entryId): void
    {
        self::update($key, ['entry_id' => $entryId]);
    }

    public static function setMailed(string $key): void
    {
        self::update($key, ['mailed' => 1]);
    }

    public static function countMailAttempt(string $key): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare(
            'UPDATE ' . Schema::submissions() . ' SET mail_attempts = mail_attempts + 1 WHERE submission_key = %s',
            $key
        ));
    }

    public static function forget(string $key): void
    {
        $GLOBALS['wpdb']->delete(Schema::submissions(), ['submission_key' => $key]);
    }

    /**
     * Entries whose mails should have gone out by now: the process was killed between entry and mail.
     *
     * @return int[] entries by key
     */
    public static function unmailed(int $olderThanSeconds): array
    {
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            'SELECT submission_key, entry_id FROM ' . Schema::submissions() . '
             WHERE mailed = 0 AND entry_id IS NOT NULL AND mail_attempts < %d AND created < %s LIMIT 20',
            self::LONGEST_MAIL_ATTEMPTS,
            gmdate('Y-m-d H:i:s', time() - $olderThanSeconds)
        ));
        return array_map('intval', array_column($rows, 'entry_id', 'submission_key'));
    }

    /** Forgets keys that no client sends again. */
    public static function removeOlderThan(int $seconds): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare(
            'DELETE FROM ' . Schema::submissions() . ' WHERE created < %s',
            gmdate('Y-m-d H:i:s', time() - $seconds)
        ));
    }

    private static function update(string $key, array $values): void
    {
        $GLOBALS['wpdb']->update(Schema::submissions(), $values, ['submission_key' => $key]);
    }
}
