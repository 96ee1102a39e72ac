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
    private const STRUCTURES = 'headwater_old_structures';
    /** Posts whose paths in earlier structures of the permalinks are rules, the newest first. */
    private const MOST_POSTS = 10000;

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

    /** @param mixed $structure of the permalinks, until now */
    public static function rememberStructure($structure): void
    {
        $known = (array) get_option(self::STRUCTURES, []);
        if (is_string($structure) && $structure !== '' && !in_array($structure, $known, true)) {
            update_option(self::STRUCTURES, array_merge([$structure], $known), false);
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
     * Former paths of published content and terms, the newest first, former slugs that WordPress stored, and paths in
     * earlier structures of the permalinks. A path that something else has now is none of them: for the site a rule
     * counts before a page.
     *
     * @return WrittenRule[]
     */
    public static function rules(): array
    {
        $moves = self::movesOfPosts() + self::movesOfTerms() + self::movesOfStructures();
        $taken = self::takenAmong(array_map('strval', array_keys($moves)));
        $rules = [];
        foreach (array_diff_key($moves, $taken) as $from => $now) {
            $rules[] = new WrittenRule((string) $from, $now, 308, false, "WordPress, renamed from {$from}");
        }
        return $rules;
    }

    /** @return array<string, string> where content is now, by where it was */
    private static function movesOfPosts(): array
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
        return $moves;
    }

    /** @return array<string, string> */
    private static function movesOfTerms(): array
    {
        global $wpdb;
        $query = "SELECT term_id, meta_value FROM {$wpdb->termmeta} WHERE meta_key = %s ORDER BY meta_id DESC";
        $moves = [];
        foreach ($wpdb->get_results($wpdb->prepare($query, self::META)) as $row) {
            $now = self::termPath(get_term((int) $row->term_id));
            if ($now !== null && $now !== $row->meta_value) {
                $moves += [(string) $row->meta_value => $now];
            }
        }
        return $moves;
    }

    /** @return array<string, string> */
    private static function movesOfStructures(): array
    {
        global $wpdb;
        $structures = (array) get_option(self::STRUCTURES, []);
        // Without their texts, which may be large.
        $posts = $structures === [] ? [] : $wpdb->get_results($wpdb->prepare(
            "SELECT ID, post_author, post_date, post_name, post_parent, post_status, post_type FROM {$wpdb->posts}
             WHERE post_type = 'post' AND post_status = 'publish' ORDER BY post_date DESC LIMIT %d",
            self::MOST_POSTS
        ));
        $moves = [];
        foreach ($structures as $structure) {
            $earlier = static fn (): string => (string) $structure;
            foreach ($posts as $row) {
                $post = new WP_Post($row);
                $now = SitePath::fromWordPress(get_permalink($post));
                add_filter('pre_post_link', $earlier);
                $from = SitePath::fromWordPress(get_permalink($post));
                remove_filter('pre_post_link', $earlier);
                if ($now !== null && $from !== null && $now !== $from) {
                    $moves += [$from => $now];
                }
            }
        }
        return $moves;
    }

    /** @param mixed $term */
    private static function termPath($term): ?string
    {
        $url = $term instanceof WP_Term && is_taxonomy_viewable($term->taxonomy) ? get_term_link($term) : null;
        return is_string($url) ? SitePath::fromWordPress($url) : null;
    }

    /**
     * @param string[] $paths
     * @return array<string, true> those that published content or a term has
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
            foreach (get_terms(['slug' => $slugs, 'hide_empty' => false]) as $term) {
                $taken[(string) self::termPath($term)] = true;
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
