<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

/**
 * John Godley's Redirection.
 */
final class RedirectionRules implements RedirectSource
{
    public function isActive(): bool
    {
        return defined('REDIRECTION_VERSION') || defined('REDIRECTION_DB_VERSION');
    }

    public function targetOf(string $path): ?string
    {
        global $wpdb;
        $bare = rtrim($path, '/');
        $target = $wpdb->get_var($wpdb->prepare(
            "SELECT action_data FROM {$wpdb->prefix}redirection_items
             WHERE status = 'enabled' AND regex = 0 AND action_type = 'url' AND match_type = 'url'
               AND match_url IN (%s, %s) ORDER BY position LIMIT 1",
            strtolower($bare),
            strtolower($path)
        ));
        return is_string($target) ? $target : null;
    }
}
