<?php

declare(strict_types=1);

namespace Headwater\Editors;

defined('ABSPATH') || exit;

/**
 * Reads FaustWP's tokens, which state kind, user and expiration. FaustWP itself stores nothing of them.
 */
final class FaustTokens
{
    public const REFRESH = 'rt';
    public const ACCESS = 'at';

    /** Seconds that a token of each kind is valid. */
    private const LIFETIMES = [self::REFRESH => 14 * 86400, self::ACCESS => 300];

    /** @return array{user: int, issued: int, expires: int}|null null for anything but a valid token of this kind */
    public static function read(string $token, string $kind): ?array
    {
        $decrypt = 'WPE\\FaustWP\\Auth\\decrypt';
        $isToken = function_exists($decrypt) && base64_decode($token, true) !== false && strlen($token) > 64;
        return $isToken ? self::parse((string) $decrypt($token), $kind) : null;
    }

    /**
     * @param string $text a decrypted token
     * @return array{user: int, issued: int, expires: int}|null
     */
    public static function parse(string $text, string $kind): ?array
    {
        if (preg_match('/^(\w+)\|(\d+)\|(\d+)$/D', $text, $parts) !== 1 || $parts[1] !== $kind) {
            return null;
        }
        $expires = (int) $parts[3];
        return ['user' => (int) $parts[2], 'issued' => $expires - self::LIFETIMES[$kind], 'expires' => $expires];
    }
}
