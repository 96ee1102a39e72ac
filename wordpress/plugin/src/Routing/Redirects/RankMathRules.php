<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

/**
 * Rank Math, which stores several sources with each rule.
 */
final class RankMathRules implements RedirectSource
{
    public function isActive(): bool
    {
        return class_exists('RankMath') && in_array('redirections', (array) get_option('rank_math_modules', []), true);
    }

    public function targetOf(string $path): ?string
    {
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT sources, url_to FROM {$wpdb->prefix}rank_math_redirections
             WHERE status = 'active' AND header_code < 400 AND sources LIKE %s ORDER BY id",
            '%' . $wpdb->esc_like(trim($path, '/')) . '%'
        ));
        foreach ($rows as $row) {
            if (self::hasSource((array) maybe_unserialize($row->sources), $path)) {
                return (string) $row->url_to;
            }
        }
        return null;
    }

    public static function hasSource(array $sources, string $path): bool
    {
        foreach ($sources as $source) {
            $isExact = is_array($source) && ($source['comparison'] ?? '') === 'exact';
            if ($isExact && strcasecmp(trim((string) $source['pattern'], '/'), trim($path, '/')) === 0) {
                return true;
            }
        }
        return false;
    }
}
