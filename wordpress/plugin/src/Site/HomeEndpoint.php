<?php

declare(strict_types=1);

namespace Headwater\Site;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Makes `/graphql` below the home URL the endpoint, too, where WordPress is in a directory of its own: WPGraphQL then
 * responds in that directory only, and FaustWP redirects the other URL to the site.
 */
final class HomeEndpoint implements Feature
{
    public function register(): void
    {
        add_filter('graphql_is_graphql_http_request', [$this, 'isGraphql']);
    }

    /** @param mixed $isGraphql whether WPGraphQL takes the request for one of its own */
    public function isGraphql($isGraphql): bool
    {
        return (bool) $isGraphql || self::isBelowHome();
    }

    private static function isBelowHome(): bool
    {
        $path = (string) wp_parse_url(ServerVariable::named('REQUEST_URI'), PHP_URL_PATH);
        return SitePath::fromWordPress($path) === '/' . trim(graphql_get_endpoint(), '/') . '/';
    }
}
