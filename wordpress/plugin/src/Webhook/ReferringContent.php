<?php

declare(strict_types=1);

namespace Headwater\Webhook;

use Headwater\Model\ContentModel;
use Headwater\Model\Field;

defined('ABSPATH') || exit;

/**
 * Finds content whose fields refer to other content: a category that lists a product shows it only once it is public.
 */
final class ReferringContent
{
    private const KINDS = ['page', 'pages'];

    /** @var string[] names of the fields that refer to content */
    private array $names;

    public function __construct(ContentModel $model)
    {
        $names = [];
        foreach ($model->groups() as $group) {
            $names = array_merge($names, self::namesIn($group->fields));
        }
        foreach ($model->contentTypes as $type) {
            $names = array_merge($names, self::namesIn($type->fields));
        }
        $this->names = array_unique($names);
    }

    /** @return int[] */
    public function to(int $postId): array
    {
        global $wpdb;
        if ($this->names === []) {
            return [];
        }
        // A field in rows is stored as `rows_0_name`.
        $keys = implode(' OR ', array_fill(0, count($this->names), 'm.meta_key LIKE %s'));
        $like = array_map(static fn (string $name): string => '%' . $wpdb->esc_like($name), $this->names);
        $ids = $wpdb->get_col($wpdb->prepare(
            "SELECT DISTINCT m.post_id FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
             WHERE p.post_status = 'publish' AND (m.meta_value = %s OR m.meta_value LIKE %s) AND ($keys) LIMIT 500",
            array_merge([(string) $postId, '%' . $wpdb->esc_like("\"$postId\"") . '%'], array_values($like))
        ));
        return array_map('intval', $ids);
    }

    /**
     * @param Field[] $fields
     * @return string[]
     */
    private static function namesIn(array $fields): array
    {
        $names = [];
        foreach ($fields as $field) {
            $names = array_merge(
                $names,
                in_array($field->kind, self::KINDS, true) ? [$field->name] : [],
                self::namesIn($field->rows)
            );
        }
        return $names;
    }
}
