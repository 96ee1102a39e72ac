<?php

declare(strict_types=1);

namespace Headwater\Site;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Shows WPGraphQL's schema to `npm run contract:pull`, which sends the secret, and to no one else.
 */
final class SchemaForSite implements Feature
{
    public function register(): void
    {
        add_filter('graphql_get_setting_section_field_value', [$this, 'introspection'], 10, 3);
    }

    /**
     * @param mixed $value
     * @param mixed $default
     * @param mixed $setting its name
     */
    public function introspection($value, $default, $setting)
    {
        return $setting === 'public_introspection_enabled' && SharedSecret::isFromSite() ? 'on' : $value;
    }
}
