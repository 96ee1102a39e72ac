<?php

declare(strict_types=1);

namespace Headwater\Editors;

/**
 * Which of FaustWP's tokens count no more: single ones until they expire, and all of a user's up to a time.
 */
final class RevokedTokens
{
    /** User meta: seconds since 1970 of the last "Log Out Everywhere". */
    private const ENDED = 'headwater_sessions_ended';
    private const PREFIX = 'headwater_revoked_';

    public static function revoke(string $token, int $expires): void
    {
        // A transient deletes itself. In an object cache that loses entries, the token lives until it expires.
        set_transient(self::nameOf($token), 1, max(1, $expires - time()));
    }

    public static function revokeAllOf(int $userId): void
    {
        update_user_meta($userId, self::ENDED, time());
    }

    /** @param array{user: int, issued: int, expires: int} $claims */
    public static function contains(string $token, array $claims): bool
    {
        $ended = (int) get_user_meta($claims['user'], self::ENDED, true);
        // A token of the same second may be older than the sign-out.
        return $claims['issued'] <= $ended || get_transient(self::nameOf($token)) !== false;
    }

    private static function nameOf(string $token): string
    {
        return self::PREFIX . hash('sha256', $token);
    }
}
