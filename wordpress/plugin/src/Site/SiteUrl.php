<?php

declare(strict_types=1);

namespace Headwater\Site;

defined('ABSPATH') || exit;

/**
 * Where the site is: `HEADWATER_SITE_URL` in wp-config.php, or else FaustWP's front-end site URL.
 */
final class SiteUrl
{
    /** Without a trailing slash; empty when neither is set. */
    public static function value(): string
    {
        if (defined('HEADWATER_SITE_URL')) {
            return rtrim((string) constant('HEADWATER_SITE_URL'), '/');
        }
        $faust = 'WPE\\FaustWP\\Settings\\faustwp_get_setting';
        return function_exists($faust) ? rtrim((string) $faust('frontend_uri'), '/') : '';
    }

    /**
     * Where messages about changes go. `HEADWATER_WEBHOOK_URL` is for a site that this machine reaches at another URL
     * than visitors do.
     */
    public static function webhook(): string
    {
        if (defined('HEADWATER_WEBHOOK_URL')) {
            return (string) constant('HEADWATER_WEBHOOK_URL');
        }
        $site = self::value();
        return $site === '' ? '' : $site . '/api/revalidate';
    }

    /** Where the site reads figures for this WordPress. */
    public static function catalogue(): string
    {
        return (string) preg_replace('#/api/revalidate/?$#', '/api/catalogue', self::webhook());
    }
}
