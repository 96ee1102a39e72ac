<?php

declare(strict_types=1);

namespace Headwater\Webhook;

defined('ABSPATH') || exit;

/**
 * Proves that a message is from this WordPress, and new.
 */
final class Signature
{
    /** @return string[] headers by name */
    public static function headers(string $body, string $secret, int $now): array
    {
        return [
            'Content-Type' => 'application/json',
            'X-Headwater-Timestamp' => (string) $now,
            'X-Headwater-Signature' => hash_hmac('sha256', "$now.$body", $secret),
        ];
    }
}
