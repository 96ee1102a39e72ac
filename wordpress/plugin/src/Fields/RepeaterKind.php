<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

final class RepeaterKind implements FieldKind
{
    public function acfSettings(Field $field, string $keyPrefix): array
    {
        return [
            'type' => 'repeater',
            'layout' => 'block',
            'sub_fields' => AcfFields::of($field->rows, $keyPrefix),
        ];
    }

    public function registerOn(string $graphqlType, Field $field): void
    {
        $rowType = $graphqlType . ucfirst($field->name);
        register_graphql_object_type($rowType, ['description' => $field->description(), 'fields' => []]);
        foreach ($field->rows as $ofRow) {
            FieldKinds::named($ofRow->kind)->registerOn($rowType, $ofRow);
        }
        register_graphql_field($graphqlType, $field->name, [
            'type' => ['list_of' => $rowType],
            'description' => $field->description(),
            'resolve' => static fn ($source) => StoredMeta::rows($source, $field->name) ?: null,
        ]);
    }
}
