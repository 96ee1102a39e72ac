<?php

declare(strict_types=1);

namespace Headwater\Site;

defined('ABSPATH') || exit;

/**
 * Paths as the site knows them: decoded, with a slash at both ends, without the folder in which WordPress is installed.
 */
final class SitePath
{
    /**
     * @param string $url a URL or a path
     * @param string $home the URL of WordPress's front page
     * @return string|null null for a URL that is no path of the site, such as `/?p=12`
     */
    public static function of(string $url, string $home): ?string
    {
        $parts = wp_parse_url($url);
        if ($parts === false || isset($parts['query'])) {
            return null;
        }
        $path = '/' . ltrim(rawurldecode($parts['path'] ?? '/'), '/');
        $folder = rtrim(rawurldecode((string) wp_parse_url($home, PHP_URL_PATH)), '/');
        if ($folder !== '' && strpos($path . '/', $folder . '/') === 0) {
            $path = '/' . ltrim(substr($path, strlen($folder)), '/');
        }
        return rtrim($path, '/') . '/';
    }

    /**
     * The path of a URL that WordPress made; null for drafts, which have none.
     *
     * @param mixed $url
     */
    public static function fromWordPress($url): ?string
    {
        return is_string($url) && $url !== '' ? self::of($url, (string) home_url('/')) : null;
    }
}
