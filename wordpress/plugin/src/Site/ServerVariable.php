<?php

declare(strict_types=1);

namespace Headwater\Site;

defined('ABSPATH') || exit;

/**
 * What the web server says of a request. WordPress adds slashes to all of it: a secret with a quote would never match.
 */
final class ServerVariable
{
    /** @return string as it was sent, to be compared or parsed; empty when it is missing */
    public static function named(string $name): string
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- a secret has to stay as it is.
        $value = wp_unslash($_SERVER[$name] ?? '');
        return is_string($value) ? $value : '';
    }
}
