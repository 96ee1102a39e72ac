<?php

declare(strict_types=1);

namespace Headwater\Routing;

use Headwater\Site\SitePath;
use WP_Post;

defined('ABSPATH') || exit;

/**
 * Where published content used to be. WordPress stores former slugs of posts, but neither those of pages nor former
 * parents; our own list has both.
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
        return self::contentOfOldSlug($path);
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

    private static function published(int $postId): ?WP_Post
    {
        $post = get_post($postId);
        return $post instanceof WP_Post && $post->post_status === 'publish' ? $post : null;
    }
}
