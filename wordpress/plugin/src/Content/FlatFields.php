<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;
use Headwater\Fields\FieldKind;
use Headwater\Fields\FieldKinds;
use Headwater\Model\ContentModel;

defined('ABSPATH') || exit;

/**
 * Answers the fields that are on a content type itself. They are plain post meta: no plugin for fields is needed.
 */
final class FlatFields implements Feature
{
    private ContentModel $model;

    public function __construct(ContentModel $model)
    {
        $this->model = $model;
    }

    public function register(): void
    {
        // After others, whose fields of the same name win.
        add_action('graphql_register_types', [$this, 'registerFields'], 50);
    }

    public function registerFields(): void
    {
        foreach ($this->model->contentTypes as $type) {
            foreach ($type->fields as $field) {
                $kind = FieldKinds::named($field->kind);
                if ($kind->flatType() === null) {
                    continue;
                }
                register_graphql_field($type->graphqlType(), $field->name, [
                    'type' => $kind->flatType(),
                    'description' => $field->label(),
                    'resolve' => static function ($post) use ($field, $kind) {
                        return self::valueOf((int) $post->databaseId, $field->name, $kind);
                    },
                ]);
            }
        }
    }

    /** @return mixed */
    private static function valueOf(int $postId, string $name, FieldKind $kind)
    {
        $post = get_post($postId);
        $isLocked = $post === null || $post->post_password !== '';
        // WordPress hides the text of protected content; its fields are no less confidential.
        if ($isLocked && !current_user_can('edit_post', $postId)) {
            return null;
        }
        $stored = get_post_meta($postId, $name, false);
        return $kind->flatValue(is_array($stored) ? $stored : [$stored]);
    }
}
