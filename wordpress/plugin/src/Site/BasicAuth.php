<?php

declare(strict_types=1);

namespace Headwater\Site;

defined('ABSPATH') || exit;

/**
 * Lets the site through Basic authentication of the web server, whose header `Authorization` is the one of FaustWP's
 * tokens and of Gravity Forms' keys: the site then sends these in a header of their own.
 */
final class BasicAuth
{
    private const HEADER = 'HTTP_X_HEADWATER_AUTHORIZATION';

    /**
     * Before anything reads who the user is: WordPress would take the server's password for an application password. A
     * plugin is loaded before WordPress adds slashes to everything, these values included.
     */
    public static function stepAside(): void
    {
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a secret has to stay as it is.
        $own = $_SERVER[self::HEADER] ?? null;
        if (!is_string($own)) {
            return;
        }
        unset($_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'], $_SERVER['REDIRECT_HTTP_AUTHORIZATION']);
        $_SERVER['HTTP_AUTHORIZATION'] = $own;
        if (preg_match('#^Basic ([A-Za-z0-9+/=]+)$#D', $own, $parts) === 1) {
            // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- as Basic authentication has it.
            [$user, $password] = explode(':', (string) base64_decode($parts[1]), 2) + ['', ''];
            $_SERVER += ['PHP_AUTH_USER' => $user, 'PHP_AUTH_PW' => $password];
        }
    }
}
