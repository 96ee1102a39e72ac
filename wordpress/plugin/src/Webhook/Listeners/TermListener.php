<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Routing\OldPaths;
use Headwater\Site\SitePath;
use Headwater\Webhook\Change;
use Headwater\Webhook\GlobalId;

defined('ABSPATH') || exit;

/**
 * Categories, tags and other terms: created, renamed, moved, deleted. Every page that names a term has its tag.
 */
final class TermListener extends Listener
{
    /** @var array<int, string|null> paths of terms before they are changed, by ID */
    private array $before = [];

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
        $this->before = $this->paths((int) $termId, (string) $taxonomy) + $this->before;
        $this->add((int) $termId, (string) $taxonomy);
    }

    /**
     * @param int|string $termId
     * @param int|string $relationId
     * @param string $taxonomy
     */
    public function changedTerm($termId, $relationId, $taxonomy): void
    {
        foreach ($this->paths((int) $termId, (string) $taxonomy) as $id => $path) {
            $before = $this->before[$id] ?? null;
            if ($before !== null && $before !== $path) {
                OldPaths::rememberTerm($id, $before);
            }
        }
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
        $paths = $this->paths($termId, $taxonomy);
        $this->recorder->add(new Change(
            array_merge(['list:' . strtolower($name)], array_map([GlobalId::class, 'term'], array_keys($paths))),
            array_values($paths)
        ));
    }

    /**
     * The paths of a term and of those below it.
     *
     * @return array<int, string|null> by ID
     */
    private function paths(int $termId, string $taxonomy): array
    {
        if (!taxonomy_exists($taxonomy) || !is_taxonomy_viewable($taxonomy)) {
            return [];
        }
        $below = is_taxonomy_hierarchical($taxonomy) ? get_term_children($termId, $taxonomy) : [];
        $paths = [];
        foreach (array_merge([$termId], is_array($below) ? $below : []) as $id) {
            $paths[(int) $id] = SitePath::fromWordPress(get_term_link((int) $id, $taxonomy));
        }
        return $paths;
    }
}
