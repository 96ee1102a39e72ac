<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

defined('ABSPATH') || exit;

/**
 * John Godley's Redirection.
 */
final class RedirectionRules implements RedirectSource
{
    public function isActive(): bool
    {
        if (!defined('REDIRECTION_VERSION') && !defined('REDIRECTION_DB_VERSION')) {
            return false;
        }
        // Its tables are there once an administrator has gone through its setup.
        global $wpdb;
        $table = "{$wpdb->prefix}redirection_items";
        return $wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($table))) === $table;
    }

    public function targetOf(string $path): ?string
    {
        global $wpdb;
        $target = $wpdb->get_var($wpdb->prepare(
            "SELECT action_data FROM {$wpdb->prefix}redirection_items
             WHERE status = 'enabled' AND regex = 0 AND action_type = 'url' AND match_type = 'url'
               AND match_url = %s ORDER BY position, id LIMIT 1",
            self::storedPath($path)
        ));
        return is_string($target) ? $target : null;
    }

    /** A path as Redirection stores it to find rules by: escaped, in lower case, without a slash at its end. */
    public static function storedPath(string $path): string
    {
        $kept = [':', '[', ']', '@', '~', ',', '(', ')', ';'];
        $parts = array_map('rawurlencode', explode('/', rtrim($path, '/')));
        $stored = str_replace(array_map('rawurlencode', $kept), $kept, implode('/', $parts));
        return $stored === '' ? '/' : strtolower($stored);
    }

    public function rules(): array
    {
        global $wpdb;
        $rows = $wpdb->get_results(
            "SELECT id, url, regex, action_type, action_code, action_data, match_type
             FROM {$wpdb->prefix}redirection_items WHERE status = 'enabled' ORDER BY position, id"
        );
        return array_map([self::class, 'rule'], $rows);
    }

    /** @param object $row of its table */
    public static function rule(object $row): WrittenRule
    {
        $isError = $row->action_type === 'error';
        $isUrl = $row->match_type === 'url';
        $unsupported = null;
        if (!$isUrl) {
            $unsupported = "it depends on more than the URL ({$row->match_type})";
        } elseif (!$isError && $row->action_type !== 'url') {
            $unsupported = "its action “{$row->action_type}” is WordPress's own";
        }
        return new WrittenRule(
            (string) $row->url,
            $isError || !$isUrl ? '' : (string) $row->action_data,
            (int) $row->action_code,
            (bool) (int) $row->regex,
            "Redirection, rule {$row->id}",
            $unsupported
        );
    }
}
