<?php

declare(strict_types=1);

namespace Headwater\Routing;

use Headwater\Feature;
use Headwater\Model\ContentModel;

defined('ABSPATH') || exit;

/**
 * Gives content another slug than one of a path that the site keeps for itself: `search-2` in place of `search`.
 */
final class ReservedSlugs implements Feature
{
    private ContentModel $model;

    public function __construct(ContentModel $model)
    {
        $this->model = $model;
    }

    public function register(): void
    {
        add_filter('wp_unique_post_slug_is_bad_hierarchical_slug', [$this, 'refuseBelow'], 10, 4);
        add_filter('wp_unique_post_slug_is_bad_flat_slug', [$this, 'refuse'], 10, 3);
    }

    /**
     * @param mixed $isBad
     * @param mixed $slug
     * @param mixed $type
     * @param mixed $parent
     */
    public function refuseBelow($isBad, $slug, $type, $parent): bool
    {
        return (bool) $isBad || ((int) $parent === 0 && $type === 'page' && $this->isReserved((string) $slug));
    }

    /**
     * @param mixed $isBad
     * @param mixed $slug
     * @param mixed $type
     */
    public function refuse($isBad, $slug, $type): bool
    {
        $structure = (string) get_option('permalink_structure');
        $isAtTop = $type === 'post' && preg_match('#^/?%postname%/?$#', $structure) === 1;
        return (bool) $isBad || ($isAtTop && $this->isReserved((string) $slug));
    }

    private function isReserved(string $slug): bool
    {
        $paths = $this->model->reservedPaths;
        return in_array("/{$slug}", $paths, true) || in_array("/{$slug}/", $paths, true);
    }
}
