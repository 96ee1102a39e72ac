<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

/**
 * Fields of the content model as Advanced Custom Fields takes them.
 */
final class AcfFields
{
    /**
     * @param Field[] $fields
     * @param string $keyPrefix makes the keys unique: Advanced Custom Fields finds a field by its key alone
     */
    public static function of(array $fields, string $keyPrefix): array
    {
        return array_map(static function (Field $field) use ($keyPrefix): array {
            $key = $keyPrefix . '_' . $field->name;
            return [
                'key' => 'field_' . $key,
                'name' => $field->name,
                'label' => $field->label(),
                'show_in_graphql' => 1,
                'graphql_field_name' => $field->name,
            ] + FieldKinds::named($field->kind)->acfSettings($field, $key) + array_filter(['max' => $field->max]);
        }, $fields);
    }
}
