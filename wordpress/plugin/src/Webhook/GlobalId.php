<?php

declare(strict_types=1);

namespace Headwater\Webhook;

defined('ABSPATH') || exit;

/**
 * Global IDs as WPGraphQL makes them, which are the tags of the site's pages.
 */
final class GlobalId
{
    /** @param string|int $id */
    public static function of(string $kind, $id): string
    {
        return base64_encode("$kind:$id");
    }

    public static function post(int $id): string
    {
        return self::of('post', $id);
    }

    public static function term(int $id): string
    {
        return self::of('term', $id);
    }
}
