<?php

declare(strict_types=1);

namespace Headwater\Webhook;

use Headwater\Model\ContentModel;
use Headwater\Site\SitePath;

defined('ABSPATH') || exit;

/**
 * The change that makes every page of the site new.
 */
final class WholeSite
{
    /** Posts that one query reads. */
    private const AT_ONCE = 500;

    private ContentModel $model;

    public function __construct(ContentModel $model)
    {
        $this->model = $model;
    }

    public function change(): Change
    {
        $tags = ['list:menuitem', 'list:menu', 'list:category', 'list:tag', 'list:user', 'list:gfform'];
        $paths = ['/'];
        foreach (['general', 'reading'] as $group) {
            $tags[] = GlobalId::of('setting_group', $group);
        }
        foreach ($this->model->contentTypes as $type) {
            $tags[] = 'list:' . strtolower($type->graphqlType());
            $tags[] = GlobalId::of('post_type', $type->slug);
            $paths[] = $type->archive;
        }
        return new Change($tags, array_merge($paths, $this->contentPaths(), self::termPaths()));
    }

    /** @return array<string|null> */
    private function contentPaths(): array
    {
        $types = array_filter(array_keys($this->model->contentTypes), 'is_post_type_viewable');
        $ids = get_posts([
            'post_type' => array_values(array_diff($types, ['attachment'])),
            'post_status' => 'publish',
            'numberposts' => -1,
            'fields' => 'ids',
            'orderby' => 'ID',
            'suppress_filters' => true,
        ]);
        $paths = [];
        foreach (array_chunk($ids, self::AT_ONCE) as $some) {
            _prime_post_caches($some, true, false);
            foreach ($some as $id) {
                $paths[] = SitePath::fromWordPress(get_permalink((int) $id));
            }
        }
        return $paths;
    }

    /** @return array<string|null> */
    private static function termPaths(): array
    {
        $terms = get_terms(['taxonomy' => ['category', 'post_tag'], 'hide_empty' => true]);
        return array_map(
            static fn ($term): ?string => SitePath::fromWordPress(get_term_link($term)),
            is_array($terms) ? $terms : []
        );
    }
}
