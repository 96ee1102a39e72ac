<?php

declare(strict_types=1);

namespace Headwater\Fields;

use Headwater\Model\Field;

defined('ABSPATH') || exit;

/**
 * A kind whose value is complete in itself.
 */
abstract class PlainKind implements FieldKind
{
    /** @return string|array the type in GraphQL */
    abstract protected function flatType();

    /**
     * @param array $stored the values of the post's meta with the field's name
     * @return mixed null for an empty field, as WPGraphQL for ACF returns it
     */
    abstract public function flatValue(array $stored);

    public function registerOn(string $graphqlType, Field $field): void
    {
        register_graphql_field($graphqlType, $field->name, [
            'type' => $this->flatType(),
            'description' => $field->description(),
            'resolve' => fn ($source) => $this->flatValue(StoredMeta::of($source, $field->name)),
        ]);
    }
}
