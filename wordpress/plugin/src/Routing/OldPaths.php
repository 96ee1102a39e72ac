<?php

declare(strict_types=1);

namespace Headwater\Routing;

use Headwater\Routing\Redirects\WrittenRule;
use Headwater\Site\SitePath;
use WP_Post;
use WP_Term;

defined('ABSPATH') || exit;

/**
 * Where published content used to be. WordPress stores former slugs of posts, but neither those of pages nor former
 * parents, nor paths of terms; our own list has all of them.
 */
final class OldPaths
{
    private const META = '_headwater_old_path';

    public static function remember(int $postId, string $path): void
    {
        if (!in_array($path, get_post_meta($postId, self::META, false), true)) {
            add_post_meta($postId, self::META, wp_slash($path));
        }
    }

    public static function rememberTerm(int $termId, string $path): void
    {
        if (!in_array($path, get_term_meta($termId, self::META, false), true)) {
            add_term_meta($termId, self::META, wp_slash($path));
        }
    }

    /** The term that was at a path most recently; null if there is none. */
    public static function termAt(string $path): ?WP_Term
    {
        global $wpdb;
        $id = $wpdb->get_var($wpdb->prepare(
            "SELECT term_id FROM {$wpdb->termmeta} WHERE meta_key = %s AND meta_value = %s
                ORDER BY meta_id DESC LIMIT 1",
            self::META,
            $path
        ));
        $term = $id === null ? null : get_term((int) $id);
        return $term instanceof WP_Term && is_taxonomy_viewable($term->taxonomy) ? $term : null;
    }

    /** The published content that was at a path most recently; null if there is none. */
    public static function contentAt(string $path): ?WP_Post
    {
        global $wpdb;
        $ids = $wpdb->get_col($wpdb->prepare(
            "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s ORDER BY meta_id DESC",
            self::META,
            $path
        ));
        foreach ($ids as $id) {
            $post = self::published((int) $id);
            if ($post !== null) {
                return $post;
            }
        }
        return self::contentOfOldSlug($path) ?? self::contentNamed($path);
    }

    /** Content that WordPress renamed before this plugin was there. */
    private static function contentOfOldSlug(string $path): ?WP_Post
    {
        global $wpdb;
        $slug = sanitize_title(basename($path));
        $query = "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_wp_old_slug' AND meta_value = %s";
        foreach ($wpdb->get_col($wpdb->prepare($query, $slug)) as $id) {
            $post = self::published((int) $id);
            $now = $post === null ? null : SitePath::fromWordPress(get_permalink($post));
            if ($now !== null && rtrim(dirname($now), '/') === rtrim(dirname($path), '/')) {
                return $post;
            }
        }
        return null;
    }

    /**
     * Content whose path changed with the structure of the permalinks: by its slug, if no other content has it, as
     * WordPress guesses, or by its number in WordPress's own structure with numbers.
     */
    private static function contentNamed(string $path): ?WP_Post
    {
        global $wpdb;
        if (preg_match('#^/archives/([1-9][0-9]{0,18})/$#D', $path, $parts) === 1) {
            $post = self::published((int) $parts[1]);
            return $post !== null && $post->post_type === 'post' ? $post : null;
        }
        $query = "SELECT ID, post_type FROM {$wpdb->posts} WHERE post_name = %s AND post_status = 'publish' LIMIT 20";
        $found = array_filter(
            $wpdb->get_results($wpdb->prepare($query, sanitize_title(basename($path)))),
            static fn ($row): bool => is_post_type_viewable($row->post_type)
        );
        return count($found) === 1 ? self::published((int) reset($found)->ID) : null;
    }

    /**
     * Former paths of published content, the newest first, and former slugs that WordPress stored. A path that other
     * content has now is none of them: for the site a rule counts before a page.
     *
     * @return WrittenRule[]
     */
    public static function rules(): array
    {
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT m.post_id, m.meta_key, m.meta_value FROM {$wpdb->postmeta} m
                JOIN {$wpdb->posts} p ON p.ID = m.post_id AND p.post_status = 'publish'
             WHERE m.meta_key IN (%s, '_wp_old_slug') AND m.meta_value <> '' ORDER BY m.meta_key, m.meta_id DESC",
            self::META
        ));
        _prime_post_caches(array_map(static fn ($row): int => (int) $row->post_id, $rows), false, false);
        $moves = [];
        foreach ($rows as $row) {
            $now = SitePath::fromWordPress(get_permalink((int) $row->post_id));
            $from = $row->meta_key === self::META || $now === null
                ? (string) $row->meta_value
                : rtrim(dirname($now), '/') . '/' . rawurldecode((string) $row->meta_value) . '/';
            if ($now !== null && $now !== $from && !isset($moves[$from])) {
                $moves[$from] = $now;
            }
        }
        $taken = self::takenAmong(array_map('strval', array_keys($moves)));
        $rules = [];
        foreach (array_diff_key($moves, $taken) as $from => $now) {
            $rules[] = new WrittenRule((string) $from, $now, 308, false, "WordPress, renamed from {$from}");
        }
        return $rules;
    }

    /**
     * @param string[] $paths
     * @return array<string, true> those that published content has
     */
    private static function takenAmong(array $paths): array
    {
        global $wpdb;
        $taken = [];
        foreach (array_chunk($paths, 200) as $some) {
            $slugs = array_map(static fn (string $path): string => sanitize_title(basename($path)), $some);
            $holes = implode(', ', array_fill(0, count($slugs), '%s'));
            $ids = $wpdb->get_col($wpdb->prepare(
                "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_name IN ({$holes})",
                $slugs
            ));
            foreach ($ids as $id) {
                $taken[(string) SitePath::fromWordPress(get_permalink((int) $id))] = true;
            }
        }
        return $taken;
    }

    private static function published(int $postId): ?WP_Post
    {
        $post = get_post($postId);
        return $post instanceof WP_Post && $post->post_status === 'publish' ? $post : null;
    }
}
