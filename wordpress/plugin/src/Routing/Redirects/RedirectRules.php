<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

use Headwater\Routing\OldPaths;
use Headwater\Site\SitePath;
use Headwater\Site\SiteUrl;

defined('ABSPATH') || exit;

/**
 * The redirects of all plugins that keep some.
 */
final class RedirectRules
{
    /** @return RedirectSource[] */
    public static function sources(): array
    {
        return [new RedirectionRules(), new YoastRules(), new RankMathRules()];
    }

    /** The path of the site that a path is redirected to; null without a rule, or when it leads elsewhere. */
    public static function targetOf(string $path): ?string
    {
        foreach (self::sources() as $source) {
            $target = $source->isActive() ? $source->targetOf($path) : null;
            if ($target !== null) {
                return self::ownPath($target);
            }
        }
        return null;
    }

    /**
     * The rules of every plugin, and where content was before it was renamed.
     *
     * @return WrittenRule[]
     */
    public static function all(): array
    {
        $lists = [];
        foreach (self::sources() as $source) {
            $lists[] = $source->isActive() ? $source->rules() : [];
        }
        return array_merge(...$lists, ...[OldPaths::rules()]);
    }

    private static function ownPath(string $target): ?string
    {
        $host = wp_parse_url($target, PHP_URL_HOST);
        $own = [wp_parse_url((string) home_url(), PHP_URL_HOST), wp_parse_url(SiteUrl::value(), PHP_URL_HOST)];
        return is_string($host) && !in_array($host, $own, true) ? null : SitePath::fromWordPress($target);
    }
}
