<?php

declare(strict_types=1);

namespace Headwater\Webhook;

use Headwater\Site\SitePath;
use WP_Post;

defined('ABSPATH') || exit;

/**
 * Reads the current state of content from WordPress.
 */
final class SnapshotReader
{
    /** Null for content that GraphQL does not show: revisions, menu items, templates of themes, orders of a shop. */
    public static function read(int $postId): ?ContentSnapshot
    {
        $post = get_post($postId);
        $type = $post instanceof WP_Post ? get_post_type_object($post->post_type) : null;
        if ($type === null || !self::isInGraphql($type)) {
            return null;
        }
        $snapshot = new ContentSnapshot();
        $snapshot->id = $postId;
        $snapshot->type = $post->post_type;
        $snapshot->graphqlType = $type->graphql_single_name ?? self::ownName($post->post_type);
        $snapshot->status = $post->post_status;
        $snapshot->parentId = (int) $post->post_parent;
        $snapshot->isPostsPage = $postId === (int) get_option('page_for_posts');
        $snapshot->place = (string) wp_json_encode([
            ...[$post->post_title, $post->post_date, $post->post_name],
            ...[(int) $post->menu_order, $post->post_password !== ''],
        ]);
        $snapshot->path = self::pathOf($post);
        $snapshot->archives = self::archivesOf($post);
        $snapshot->below = $type->hierarchical && $post->post_status !== 'auto-draft' ? self::below($postId) : [];
        return $snapshot;
    }

    private static function ownName(string $type): string
    {
        return $type === 'attachment' ? 'MediaItem' : ucfirst($type);
    }

    /** @param object $type */
    private static function isInGraphql($type): bool
    {
        // Menus have a listener of their own.
        $isContent = !in_array($type->name, ['revision', 'nav_menu_item'], true);
        return in_array($type->name, ['post', 'page', 'attachment'], true)
            || ($isContent && !empty($type->show_in_graphql));
    }

    /** The path of published content. */
    public static function pathOf(WP_Post $post): ?string
    {
        $isShown = $post->post_status === 'publish' && is_post_type_viewable($post->post_type);
        return $isShown ? SitePath::fromWordPress(get_permalink($post)) : null;
    }

    /** @return string[] paths by global ID */
    private static function archivesOf(WP_Post $post): array
    {
        $archives = [];
        foreach (get_object_taxonomies($post->post_type) as $taxonomy) {
            $terms = is_taxonomy_viewable($taxonomy) ? get_the_terms($post->ID, $taxonomy) : [];
            foreach (is_array($terms) ? $terms : [] as $term) {
                $archives[GlobalId::term($term->term_id)] = SitePath::fromWordPress(get_term_link($term));
            }
        }
        // Only posts are on the page of their author.
        if ($post->post_type === 'post') {
            $author = (int) $post->post_author;
            $archives[GlobalId::of('user', $author)] = SitePath::fromWordPress(get_author_posts_url($author));
        }
        return array_filter($archives);
    }

    /** @return array<int, string|null> */
    private static function below(int $postId): array
    {
        $found = [];
        $parents = [$postId];
        while ($parents !== []) {
            $children = get_posts([
                'post_type' => get_post_type($postId),
                'post_parent__in' => $parents,
                'post_status' => 'publish',
                'numberposts' => -1,
                'suppress_filters' => true,
                // Only paths are read.
                'update_post_meta_cache' => false,
                'update_post_term_cache' => false,
            ]);
            $parents = [];
            foreach ($children as $child) {
                if (!isset($found[$child->ID]) && $child->ID !== $postId) {
                    $found[$child->ID] = self::pathOf($child);
                    $parents[] = $child->ID;
                }
            }
        }
        return $found;
    }
}
