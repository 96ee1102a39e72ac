<?php

declare(strict_types=1);

namespace Headwater\Content;

use Headwater\Feature;
use Headwater\Fields\FieldKinds;
use Headwater\Model\ContentModel;

defined('ABSPATH') || exit;

/**
 * Resolves the fields that are on a content type itself. They are plain post meta: no plugin for fields is needed.
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
                FieldKinds::named($field->kind)->registerOn($type->graphqlType(), $field);
            }
        }
    }
}
