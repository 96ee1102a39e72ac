<?php

declare(strict_types=1);

namespace Headwater\Demo;

use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Lets one request at a time import or remove demo content, however often a button is pressed.
 */
final class DemoLock
{
    private const OPTION = 'headwater_demo_lock';
    /** A batch and one slow download. */
    private const STALE_SECONDS = 120;

    /**
     * @template T
     * @param callable(): T $work
     * @return T
     * @throws RuntimeException when another request is at work
     */
    public static function during(callable $work)
    {
        self::lock();
        try {
            return $work();
        } finally {
            delete_option(self::OPTION);
        }
    }

    private static function lock(): void
    {
        $since = (int) get_option(self::OPTION);
        if ($since !== 0 && $since < time() - self::STALE_SECONDS) {
            delete_option(self::OPTION);
        }
        // Atomic: the name of an option is unique in the database.
        if (!add_option(self::OPTION, (string) time(), '', false)) {
            throw new RuntimeException(
                __('The demo content is being imported or removed in another window. Wait for it.', 'headwater')
            );
        }
    }
}
