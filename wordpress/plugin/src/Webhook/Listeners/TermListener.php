<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Site\SitePath;
use Headwater\Webhook\Change;
use Headwater\Webhook\GlobalId;

defined('ABSPATH') || exit;

/**
 * Categories, tags and other terms: created, renamed, moved, deleted. Every page that names a term has its tag.
 */
final class TermListener extends Listener
{
    public function register(): void
    {
        // Before and after: the path may be another one then.
        foreach (['edit_terms', 'pre_delete_term'] as $hook) {
            add_action($hook, [$this, 'changeTerm'], 1, 2);
        }
        foreach (['created_term', 'edited_term'] as $hook) {
            add_action($hook, [$this, 'changedTerm'], 1, 3);
        }
        foreach (['added_term_meta', 'updated_term_meta', 'deleted_term_meta'] as $hook) {
            add_action($hook, [$this, 'changeMeta'], 1, 2);
        }
    }

    /**
     * @param int|string $termId
     * @param string $taxonomy
     */
    public function changeTerm($termId, $taxonomy): void
    {
        $this->add((int) $termId, (string) $taxonomy);
    }

    /**
     * @param int|string $termId
     * @param int|string $relationId
     * @param string $taxonomy
     */
    public function changedTerm($termId, $relationId, $taxonomy): void
    {
        $this->add((int) $termId, (string) $taxonomy);
    }

    /**
     * @param mixed $metaId
     * @param int|string $termId
     */
    public function changeMeta($metaId, $termId): void
    {
        $term = get_term((int) $termId);
        if ($term instanceof \WP_Term) {
            $this->add($term->term_id, $term->taxonomy);
        }
    }

    private function add(int $termId, string $taxonomy): void
    {
        $object = get_taxonomy($taxonomy);
        if ($object === false || !is_taxonomy_viewable($taxonomy)) {
            return;
        }
        $name = $object->graphql_single_name ?? ['category' => 'category', 'post_tag' => 'tag'][$taxonomy] ?? $taxonomy;
        $ids = array_merge([$termId], is_taxonomy_hierarchical($taxonomy) ? get_term_children($termId, $taxonomy) : []);
        $links = array_map(static fn ($id) => get_term_link((int) $id, $taxonomy), $ids);
        $this->recorder->add(new Change(
            array_merge(['list:' . strtolower($name)], array_map([GlobalId::class, 'term'], $ids)),
            array_map([SitePath::class, 'fromWordPress'], $links)
        ));
    }
}
