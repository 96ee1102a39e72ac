<?php

declare(strict_types=1);

namespace Headwater\Webhook;

use Headwater\Database\Schema;
use Headwater\Site\Utf8;

defined('ABSPATH') || exit;

/**
 * Messages to the site, in the database: none is lost when the site or PHP stops. Sent ones stay for the log.
 */
final class MessageQueue
{
    /** The site reads 65,536 bytes; the difference leaves room for the rest of a message. */
    private const LONGEST_BYTES = 60000;
    /** Seconds for which no other process sends a message that one is sending. */
    private const CLAIMED = 30;
    private const LOGGED_SECONDS = 14 * 86400;

    public function add(Change $change): void
    {
        global $wpdb;
        foreach ($change->parts(self::LONGEST_BYTES) as $part) {
            $wpdb->insert(Schema::messages(), [
                'uuid' => wp_generate_uuid4(),
                'tags' => (string) wp_json_encode($part->tags),
                'paths' => (string) wp_json_encode($part->paths),
                'created' => self::time(0),
                'due' => self::time(0),
            ]);
        }
    }

    /** The first message that is due, for this process alone; null when there is none. */
    public function takeDue(): ?Message
    {
        global $wpdb;
        $row = $wpdb->get_row($wpdb->prepare(
            'SELECT * FROM ' . Schema::messages() . ' WHERE state = %s AND due <= %s ORDER BY id LIMIT 1',
            Message::WAITING,
            self::time(0)
        ));
        if ($row === null) {
            return null;
        }
        $taken = $wpdb->query($wpdb->prepare(
            'UPDATE ' . Schema::messages() . ' SET due = %s, attempts = attempts + 1 WHERE id = %d AND due = %s',
            self::time(self::CLAIMED),
            $row->id,
            $row->due
        ));
        $row->attempts += 1;
        return $taken === 1 ? new Message($row) : null;
    }

    /**
     * Stores the outcome of an attempt.
     *
     * @param int $pause seconds until the next one
     */
    public function settle(Message $message, string $state, string $response, int $pause): void
    {
        $GLOBALS['wpdb']->update(
            Schema::messages(),
            ['state' => $state, 'answer' => Utf8::cut($response, 190), 'due' => self::time($pause)],
            ['id' => $message->id]
        );
    }

    /** @return Message[] newest first */
    public function newest(int $count): array
    {
        global $wpdb;
        $query = 'SELECT * FROM ' . Schema::messages() . ' ORDER BY id DESC LIMIT %d';
        return array_map(static fn ($row): Message => new Message($row), $wpdb->get_results(
            $wpdb->prepare($query, $count)
        ));
    }

    public function countWaiting(): int
    {
        global $wpdb;
        $query = 'SELECT COUNT(*) FROM ' . Schema::messages() . ' WHERE state = %s';
        return (int) $wpdb->get_var($wpdb->prepare($query, Message::WAITING));
    }

    public function removeOld(): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare(
            'DELETE FROM ' . Schema::messages() . ' WHERE state <> %s AND created < %s',
            Message::WAITING,
            self::time(-self::LOGGED_SECONDS)
        ));
    }

    private static function time(int $fromNow): string
    {
        return gmdate('Y-m-d H:i:s', time() + $fromNow);
    }
}
