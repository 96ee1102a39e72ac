<?php

declare(strict_types=1);

namespace Headwater\Admin\Checks;

use Headwater\Admin\Check;
use Headwater\Admin\Finding;

defined('ABSPATH') || exit;

/**
 * The versions of PHP and WordPress, and the plugins that the site relies on.
 */
final class PluginsCheck implements Check
{
    private const SEARCH = 'plugin-install.php?tab=search&s=';

    public function findings(): array
    {
        $hasRepeater = function_exists('acf_get_field_type') && acf_get_field_type('repeater')
            && acf_get_field_type('gallery');
        return [
            self::version('PHP', PHP_VERSION, '7.4', 'site-health.php?tab=debug'),
            self::version('WordPress', (string) get_bloginfo('version'), '6.1', 'update-core.php'),
            self::plugin('WPGraphQL', 'WPGRAPHQL_VERSION', '1.14', 'wp-graphql', Finding::BAD),
            Finding::of(
                __('Secure Custom Fields or ACF PRO', 'headwater'),
                $hasRepeater,
                class_exists('ACF')
                    ? ($hasRepeater
                        ? __('active', 'headwater')
                        : __('active, without repeater and gallery: this is the free ACF', 'headwater'))
                    : __('missing: pages have no sections of their own', 'headwater'),
                self::SEARCH . 'secure-custom-fields'
            ),
            self::plugin('WPGraphQL for ACF', 'WPGRAPHQL_FOR_ACF_VERSION', '2.0', 'wpgraphql-acf', Finding::BAD),
            self::plugin(
                'FaustWP',
                'FAUSTWP_FILE',
                '',
                'faustwp',
                Finding::LESS,
                __('missing: no sign-in, no previews', 'headwater')
            ),
            Finding::of(
                'Gravity Forms',
                class_exists('GFForms'),
                class_exists('GFForms') ? (string) \GFForms::$version : __('missing: no forms', 'headwater'),
                'https://www.gravityforms.com/',
                Finding::LESS
            ),
            Finding::of(
                'WPGraphQL for Gravity Forms',
                class_exists('WPGraphQL\\GF\\GF') || defined('WPGRAPHQL_GF_VERSION'),
                defined('WPGRAPHQL_GF_VERSION')
                    ? (string) constant('WPGRAPHQL_GF_VERSION')
                    : __('missing: no forms', 'headwater'),
                'https://github.com/axewp/wp-graphql-gravity-forms/releases',
                Finding::LESS
            ),
            ...self::rankMathBridge(),
        ];
    }

    /** @return Finding[] */
    private static function rankMathBridge(): array
    {
        return !class_exists('WPGraphQL\\RankMath\\Main') ? [] : [new Finding(
            'WPGraphQL for Rank Math SEO',
            Finding::LESS,
            __('active: the site reads Rank Math through this plugin, and only without that one', 'headwater'),
            'plugins.php'
        )];
    }

    private static function version(string $name, string $version, string $least, string $fix): Finding
    {
        $isGood = version_compare($version, $least, '>=');
        return Finding::of($name, $isGood, $isGood ? $version : self::tooOld($version, $least), $fix);
    }

    private static function tooOld(string $version, string $least): string
    {
        /* translators: 1: a version, 2: the oldest version that works */
        return sprintf(__('%1$s, expected %2$s or newer', 'headwater'), $version, $least);
    }

    private static function plugin(
        string $name,
        string $constant,
        string $least,
        string $slug,
        string $otherwise,
        ?string $missing = null
    ): Finding {
        if (!defined($constant)) {
            return new Finding($name, $otherwise, $missing ?? __('missing', 'headwater'), self::SEARCH . $slug);
        }
        $version = (string) constant($constant);
        $isGood = $least === '' || version_compare($version, $least, '>=');
        $sees = $least === '' ? __('active', 'headwater') : ($isGood ? $version : self::tooOld($version, $least));
        return Finding::of($name, $isGood, $sees, 'plugins.php');
    }
}
