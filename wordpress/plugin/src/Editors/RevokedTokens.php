<?php

declare(strict_types=1);

namespace Headwater\Editors;

defined('ABSPATH') || exit;

/**
 * Which of FaustWP's tokens count no more: single ones until they expire, and all of a user's up to a time.
 */
final class RevokedTokens
{
    /** User meta: seconds since 1970 of the last "Log Out Everywhere". */
    private const ENDED = 'headwater_sessions_ended';
    /** User meta, one row per token: its expiration and hash. A transient would be lost with the object cache. */
    private const REVOKED = 'headwater_revoked_token';

    /** @param array{user: int, issued: int, expires: int} $claims */
    public static function revoke(string $token, array $claims): void
    {
        foreach (self::revokedOf($claims['user']) as $row) {
            if ((int) $row < time()) {
                delete_user_meta($claims['user'], self::REVOKED, $row);
            }
        }
        add_user_meta($claims['user'], self::REVOKED, self::rowOf($token, $claims));
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
        return $claims['issued'] <= $ended
            || in_array(self::rowOf($token, $claims), self::revokedOf($claims['user']), true);
    }

    /** @return string[] */
    private static function revokedOf(int $userId): array
    {
        return (array) get_user_meta($userId, self::REVOKED, false);
    }

    /** @param array{user: int, issued: int, expires: int} $claims */
    private static function rowOf(string $token, array $claims): string
    {
        return $claims['expires'] . ' ' . hash('sha256', $token);
    }
}
