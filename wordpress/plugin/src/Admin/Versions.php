<?php

declare(strict_types=1);

namespace Headwater\Admin;

defined('ABSPATH') || exit;

/**
 * The versions of WordPress and of the plugins that the site relies on, by the names that the doctor knows.
 */
final class Versions
{
    /** @return array<string, string|null> null for a plugin that is not active */
    public static function all(): array
    {
        return [
            'WordPress' => (string) get_bloginfo('version'),
            'PHP' => PHP_VERSION,
            'WPGraphQL' => self::constant('WPGRAPHQL_VERSION'),
            'WPGraphQL for ACF' => self::constant('WPGRAPHQL_FOR_ACF_VERSION'),
            'ACF or Secure Custom Fields' => self::constant('ACF_VERSION'),
            'FaustWP' => self::ofFile('FAUSTWP_FILE'),
            'Gravity Forms' => class_exists('GFForms') ? (string) \GFForms::$version : null,
            'WPGraphQL for Gravity Forms' => self::constant('WPGRAPHQL_GF_VERSION'),
        ];
    }

    private static function constant(string $name): ?string
    {
        return defined($name) ? (string) constant($name) : null;
    }

    /** The version in the header of the plugin whose file a constant names. */
    private static function ofFile(string $name): ?string
    {
        $file = defined($name) ? (string) constant($name) : '';
        if ($file === '' || !is_readable($file)) {
            return null;
        }
        return get_file_data($file, ['version' => 'Version'])['version'] ?: null;
    }
}
