<?php

declare(strict_types=1);

namespace Headwater\Editors;

use Headwater\Feature;

defined('ABSPATH') || exit;

/**
 * Gives a revision its own custom fields in GraphQL, so that a preview shows what was typed. WPGraphQL
 * returns those of the published content; WPGraphQL for ACF does so for content in the block editor.
 */
final class RevisionFields implements Feature
{
    /** @var array<int, array<string, bool>> names of the meta that each revision has of its own */
    private array $own = [];

    public function register(): void
    {
        add_filter('graphql_resolve_revision_meta_from_parent', [$this, 'unlessItHasItsOwn'], 100, 3);
    }

    /**
     * @param mixed $isFromParent
     * @param mixed $metaKey
     */
    public function unlessItHasItsOwn($isFromParent, $postId, $metaKey)
    {
        if (!is_string($metaKey) || $metaKey === '' || !$this->isRevision((int) $postId)) {
            return $isFromParent;
        }
        // A field has its own value, or stood empty when the revision was stored beside other fields.
        $own = $this->namesOf((int) $postId);
        return isset($own[$metaKey]) || isset($own['_' . $metaKey]) ? false : $isFromParent;
    }

    private function isRevision(int $postId): bool
    {
        return get_post_type($postId) === 'revision';
    }

    /**
     * Read from the table: `metadata_exists` and `get_post_meta` would call this filter again.
     *
     * @return array<string, bool>
     */
    private function namesOf(int $postId): array
    {
        global $wpdb;
        if (!isset($this->own[$postId])) {
            $query = "SELECT meta_key FROM {$wpdb->postmeta} WHERE post_id = %d";
            $this->own[$postId] = array_fill_keys($wpdb->get_col($wpdb->prepare($query, $postId)), true);
        }
        return $this->own[$postId];
    }
}
