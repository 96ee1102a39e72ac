<?php

declare(strict_types=1);

namespace Headwater\Webhook;

defined('ABSPATH') || exit;

/**
 * What to do after an attempt to send a message, as the local CMS does it.
 */
final class DeliveryRules
{
    private const FIRST_PAUSE = 1;
    private const LONGEST_PAUSE = 60;
    /** Long past the time for which the site serves a page without querying WordPress. */
    private const GIVE_UP = 3600;
    /** As long as a preview link may be good: the site must learn that its draft was trashed. */
    private const GIVE_UP_TRASHED = 30 * 86400;

    /** @param int $status 0 when there was no response */
    public static function stateAfter(int $status, Change $change, int $ageSeconds): string
    {
        if ($status >= 200 && $status < 300) {
            return Message::SENT;
        }
        if (in_array($status, [400, 413, 415], true)) {
            return Message::REFUSED;
        }
        return $ageSeconds > self::longestWait($change) ? Message::GIVEN_UP : Message::WAITING;
    }

    /** @return int seconds */
    public static function pauseAfter(int $attempts): int
    {
        return min(self::LONGEST_PAUSE, self::FIRST_PAUSE * 2 ** min(max($attempts - 1, 0), 10));
    }

    private static function longestWait(Change $change): int
    {
        foreach ($change->tags as $tag) {
            if (strncmp($tag, 'trashed:', 8) === 0) {
                return self::GIVE_UP_TRASHED;
            }
        }
        return self::GIVE_UP;
    }
}
