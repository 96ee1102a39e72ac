<?php

declare(strict_types=1);

namespace Headwater\Routing\Redirects;

defined('ABSPATH') || exit;

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
        // The column compares bytes, and stores paths as they were pasted: decoded or not.
        $plain = trim($path, '/');
        $encoded = implode('/', array_map('rawurlencode', explode('/', $plain)));
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT sources, url_to FROM {$wpdb->prefix}rank_math_redirections
             WHERE status = 'active' AND header_code < 400
               AND (LOWER(sources) LIKE LOWER(%s) OR LOWER(sources) LIKE LOWER(%s))
             ORDER BY updated DESC, id DESC",
            '%' . $wpdb->esc_like($plain) . '%',
            '%' . $wpdb->esc_like($encoded) . '%'
        ));
        foreach ($rows as $row) {
            if (self::hasSource((array) maybe_unserialize($row->sources), $path)) {
                return (string) $row->url_to;
            }
        }
        return null;
    }

    /** @param array[] $sources with `pattern`, `comparison`, and `ignore`, which is `case` or empty */
    public static function hasSource(array $sources, string $path): bool
    {
        foreach ($sources as $source) {
            if (!is_array($source) || ($source['comparison'] ?? '') !== 'exact') {
                continue;
            }
            $pattern = trim(rawurldecode((string) ($source['pattern'] ?? '')), '/');
            $wanted = trim($path, '/');
            $ignoresCase = ($source['ignore'] ?? '') === 'case';
            if ($pattern === $wanted || ($ignoresCase && self::lower($pattern) === self::lower($wanted))) {
                return true;
            }
        }
        return false;
    }

    /** PHP may lack the extension for other alphabets. */
    private static function lower(string $text): string
    {
        return function_exists('mb_strtolower') ? mb_strtolower($text, 'UTF-8') : strtolower($text);
    }

    public function rules(): array
    {
        global $wpdb;
        $rows = $wpdb->get_results(
            "SELECT id, sources, url_to, header_code FROM {$wpdb->prefix}rank_math_redirections
             WHERE status = 'active' ORDER BY updated DESC, id DESC"
        );
        $rules = [];
        foreach ($rows as $row) {
            foreach ((array) maybe_unserialize($row->sources) as $source) {
                $rule = is_array($source) ? self::rule($source, $row) : null;
                $rules = $rule === null ? $rules : array_merge($rules, [$rule]);
            }
        }
        return $rules;
    }

    /**
     * @param array $source with `pattern` and `comparison`
     * @param object $row of its table
     */
    public static function rule(array $source, object $row): ?WrittenRule
    {
        $text = (string) ($source['pattern'] ?? '');
        $quoted = preg_replace('#[\\\\^$.*+?()[\\]{}|]#', '\\\\$0', ltrim($text, '/'));
        $patterns = [
            'exact' => $text,
            'regex' => $text,
            'contains' => $quoted,
            'start' => "^/{$quoted}",
            'end' => "{$quoted}$",
        ];
        $comparison = (string) ($source['comparison'] ?? '');
        if ($text === '' || !isset($patterns[$comparison])) {
            return null;
        }
        $status = (int) $row->header_code;
        return new WrittenRule(
            (string) $patterns[$comparison],
            $status < 400 ? (string) $row->url_to : '',
            $status,
            $comparison !== 'exact',
            "Rank Math, rule {$row->id}"
        );
    }
}
