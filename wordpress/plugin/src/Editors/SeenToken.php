<?php

declare(strict_types=1);

namespace Headwater\Editors;

use Headwater\Feature;
use Headwater\Site\ServerVariable;

defined('ABSPATH') || exit;

/**
 * Tells the site that its token reached WordPress: a cache in front of it would have responded without this.
 */
final class SeenToken implements Feature
{
    public function register(): void
    {
        add_filter('graphql_response_headers_to_send', [self::class, 'announce']);
    }

    /** @param mixed $headers */
    public static function announce($headers): array
    {
        $headers = (array) $headers;
        if (ServerVariable::named('HTTP_AUTHORIZATION') !== '') {
            $headers['X-Headwater-Saw-Token'] = '1';
        }
        return $headers;
    }
}
