<?php

declare(strict_types=1);

namespace Headwater\Site;

defined('ABSPATH') || exit;

/**
 * The secret that the site and this WordPress share: `HEADWATER_SECRET` in wp-config.php, or else FaustWP's secret key.
 * It is the site's `CMS_SECRET`.
 */
final class SharedSecret
{
    /** FaustWP's header, which the site sends with everything but queries of visitors. */
    private const HEADER = 'HTTP_X_FAUSTWP_SECRET';

    /** Empty when neither is set. */
    public static function value(): string
    {
        if (defined('HEADWATER_SECRET')) {
            return (string) constant('HEADWATER_SECRET');
        }
        $faust = 'WPE\\FaustWP\\Settings\\get_secret_key';
        return function_exists($faust) ? (string) $faust() : '';
    }

    /** Whether this request is from the site, by its secret. */
    public static function isFromSite(): bool
    {
        $secret = self::value();
        return $secret !== '' && hash_equals($secret, ServerVariable::named(self::HEADER));
    }

    /**
     * A header that counts beside the secret only; empty without it.
     *
     * @param string $name such as `x-headwater-flags`
     */
    public static function headerFromSite(string $name): string
    {
        return self::isFromSite() ? ServerVariable::named('HTTP_' . strtoupper(str_replace('-', '_', $name))) : '';
    }
}
